import { moveRange } from '../edits/move-range.ts';
import { removalOf } from '../targets/removal-of.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import type { Action } from './action.ts';

/** "chuck": removes the targets and what separates them from their neighbours. */
export const remove: Action = {
  run: ({ document }, [targets = []]) => {
    const edits = targets.map((target) => ({ range: removalOf(target, document), text: '' }));
    return {
      steps: [edits],
      that: edits.map(({ range }) => untypedTarget(moveRange(range, edits))),
    };
  },
};
