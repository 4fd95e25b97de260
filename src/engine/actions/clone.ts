import { changeEdit } from '../edits/change-edit.ts';
import { positionTarget } from '../targets/position-target.ts';
import { insertedTargets, untypedAfter } from '../targets/untyped-target.ts';
import { textOf } from '../text/document.ts';
import type { Action } from './support/action.ts';
import { lineIfUntyped } from './support/line-if-untyped.ts';

/** Inserts a copy next to each target, on the side that leaves the cursor in the intended one. */
function cloning(side: 'before' | 'after'): Action {
  return {
    stages: lineIfUntyped,
    run: ({ document }, [targets = []]) => {
      const changes = targets.map((target) =>
        changeEdit(positionTarget(target, side), textOf(document, target.content), document),
      );
      const edits = changes.map(({ edit }) => edit);
      return {
        steps: [edits],
        that: untypedAfter(targets, edits),
        source: insertedTargets(changes, edits),
      };
    },
  };
}

/** "clone": the cursor stays in the lower copy. */
export const insertCopyAfter = cloning('before');

/** "clone up": the cursor stays in the upper copy. */
export const insertCopyBefore = cloning('after');
