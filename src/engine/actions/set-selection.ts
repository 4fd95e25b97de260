import type { Target } from '../model/target.ts';
import type { Range } from '#shared/text/range.ts';
import type { Action } from './action.ts';

function selecting(rangeOf: (target: Target) => Range): Action {
  return {
    run: (_context, [targets = []]) => ({
      selections: targets.map((target) => ({
        range: rangeOf(target),
        isReversed: target.isReversed,
      })),
      that: targets,
    }),
  };
}

/** "take": selects the targets. */
export const setSelection = selecting(({ content }) => content);

/** "pre": puts a cursor at the start of each target. */
export const setSelectionBefore = selecting(({ content: { start } }) => ({ start, end: start }));

/** "post": puts a cursor at the end of each target. */
export const setSelectionAfter = selecting(({ content: { end } }) => ({ start: end, end }));
