import { changeEdit, insertedRange } from '../edits/change-edit.ts';
import { moveRange, open } from '../edits/move-range.ts';
import { positionTarget } from '../targets/position-target.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { textOf } from '../text/document.ts';
import type { Action } from './action.ts';
import { lineIfUntyped } from './line-if-untyped.ts';

/** Puts a copy next to each target: the copy stands on the other side of where the cursor is meant to be. */
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
        that: targets.map(({ content, isReversed }) =>
          untypedTarget(moveRange(content, edits), isReversed),
        ),
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

/** "clone": the cursor stays in the lower one. */
export const insertCopyAfter = cloning('before');

/** "clone up": the cursor stays in the upper one. */
export const insertCopyBefore = cloning('after');
