import { EngineError } from '../model/engine-error.ts';
import { meets, type Range } from '#shared/text/range.ts';
import type { Action } from './action.ts';

function selecting(rangeOf: (content: Range) => Range): Action {
  return {
    run: ({ targets }) => ({
      selections: targets.map(({ content, isReversed }) => ({
        content: rangeOf(content),
        isReversed,
      })),
      that: targets,
    }),
  };
}

/** "take": selects the targets. */
export const setSelection = selecting((content) => content);

/** "pre": puts a cursor at the start of each target. */
export const setSelectionBefore = selecting(({ start }) => ({ start, end: start }));

/** "post": puts a cursor at the end of each target. */
export const setSelectionAfter = selecting(({ end }) => ({ start: end, end }));

/** "give": removes the selections that overlap the targets, and the cursors that touch them. */
export const deselect: Action = {
  run: ({ selections, targets }) => {
    const left = selections.filter(
      (selection) => !targets.some(({ content }) => meets(content, selection.content)),
    );
    if (left.length === 0)
      throw new EngineError('engine.lastSelection', 'At least one selection must remain.', {
        kind: 'SelectionRequiredError',
      });
    return { selections: left, that: targets };
  },
};
