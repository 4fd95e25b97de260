import type { Action } from './support/action.ts';
import { removeTargets } from './remove.ts';
import { selectionsOf } from './set-selection.ts';

/** "change": empties the targets and leaves a cursor in each one. */
export const change: Action = {
  run: ({ document }, [targets = []]) => {
    const plain = targets.map((target) => ({ ...target, kind: 'plain' as const }));
    const outcome = removeTargets(document, plain);
    return {
      ...outcome,
      selections: selectionsOf(outcome.that),
    };
  },
};
