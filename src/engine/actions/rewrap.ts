import { EngineError } from '../model/engine-error.ts';
import { moveRange } from '../edits/move-range.ts';
import { boundaryOf } from '../targets/interior-of.ts';
import { untypedAfter, untypedTarget } from '../targets/untyped-target.ts';
import type { Action } from './support/action.ts';

/** "box repack": replaces the delimiters of a pair. */
export const rewrapWithPairedDelimiter: Action = {
  stages: () => ({
    last: [
      {
        kind: 'if-untyped',
        modifier: { kind: 'containing', scope: { kind: 'pair', delimiter: 'any' } },
      },
    ],
  }),
  run: ({ details }, [targets = []]) => {
    const { left, right } = details.pair ?? { left: '', right: '' };
    const edits = targets.flatMap((target) => {
      const [first, last, ...more] = boundaryOf(target);
      if (!first || !last || more.length > 0)
        throw new EngineError(
          'engine.noPairToReplace',
          'The target has no pair of delimiters to replace.',
        );
      return [
        { range: first.content, text: left },
        { range: last.content, text: right },
      ];
    });
    return {
      steps: [edits],
      that: untypedAfter(targets, edits),
      source: targets.map(({ of, content, isReversed }) =>
        untypedTarget(moveRange(of?.content ?? content, edits), isReversed),
      ),
    };
  },
};
