import { changeEdit, insertedRange } from '../edits/change-edit.ts';
import { moveRange, open } from '../edits/move-range.ts';
import { positionTarget } from '../targets/position-target.ts';
import { untypedAfter, untypedTarget } from '../targets/untyped-target.ts';
import { textOf } from '../text/document.ts';
import type { Action } from './action.ts';
import { lineIfUntyped } from './line-if-untyped.ts';

/** Inserts a copy next to each target, on the side that leaves the cursor in the intended one. */
function cloning(side: 'before' | 'after'): Action {
  return {
    stages: () => ({ last: [lineIfUntyped] }),
    run: ({ document }, [targets = []]) => {
      const changes = targets.map((target) =>
        changeEdit(positionTarget(target, side), textOf(document, target.content), document),
      );
      const edits = changes.map(({ edit }) => edit);
      return {
        steps: [edits],
        that: untypedAfter(targets, edits),
        source: changes.map((change, index) =>
          untypedTarget(
            insertedRange(change, moveRange(change.edit.range, edits, open)),
            targets[index]?.isReversed,
          ),
        ),
      };
    },
  };
}

/** "clone": the cursor stays in the lower copy. */
export const insertCopyAfter = cloning('before');

/** "clone up": the cursor stays in the upper copy. */
export const insertCopyBefore = cloning('after');
