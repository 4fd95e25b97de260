import { EngineError } from '../model/engine-error.ts';
import type { Edit } from '../model/edit.ts';
import type { Target } from '../model/target.ts';
import { boundaryOf } from '../targets/interior-of.ts';
import { said, untypedAfter } from '../targets/untyped-target.ts';
import { textOf } from '../text/document.ts';
import type { Action, Outcome } from './action.ts';

const noPair = { left: '', right: '' };

/** "round wrap": wraps the targets in delimiters. */
export const wrapWithPairedDelimiter: Action = {
  run: ({ targets, details: { pair = noPair } }) => wrapTargets(targets, pair),
};

/** "call": wraps the second target in a call to the first. */
export const callAsFunction: Action = {
  run: ({ document, targets, destinations }) => {
    const [callee, ...more] = targets;
    if (!callee || more.length > 0)
      throw new EngineError('engine.oneCallee', 'Only one function can be called.');
    const left = `${textOf(document, callee.content)}(`;
    return { ...wrapTargets(destinations, { left, right: ')' }), source: undefined };
  },
};

/** Wraps targets in delimiters; "that" includes the delimiters, "source" does not. */
function wrapTargets(targets: readonly Target[], { left, right }: typeof noPair): Outcome {
  const edits = targets.flatMap(({ content: { start, end } }): Edit[] => [
    { range: { start, end: start }, text: left },
    { range: { start: end, end }, text: right, isReplace: true },
  ]);
  return {
    steps: [edits],
    that: untypedAfter(targets, edits, 'open'),
    source: untypedAfter(targets, edits),
  };
}

/** "box repack": replaces a pair's delimiters. */
export const rewrapWithPairedDelimiter: Action = {
  stages: () => ({
    last: [
      {
        kind: 'if-untyped',
        modifier: { kind: 'containing', scope: { kind: 'pair', delimiter: 'any' } },
      },
    ],
  }),
  run: ({ targets, details: { pair: { left, right } = noPair } }) => {
    const edits = targets.flatMap((target) => {
      const [first, last] = boundaryOf(target);
      return [
        { range: first, text: left },
        { range: last, text: right },
      ];
    });
    return {
      steps: [edits],
      that: untypedAfter(targets, edits),
      source: untypedAfter(targets.map(said), edits),
    };
  },
};
