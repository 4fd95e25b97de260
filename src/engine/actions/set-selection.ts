import type { Target } from '../model/target.ts';
import type { Range } from '#shared/text/range.ts';
import type { Action, LiveSelection } from './support/action.ts';

/** Returns the contents of targets as selections. */
export function selectionsOf(targets: readonly Target[]): LiveSelection[] {
  return targets.map(({ content, isReversed }) => ({ range: content, isReversed }));
}

function selecting(rangeOf: (content: Range) => Range): Action {
  return {
    run: (_context, [targets = []]) => ({
      selections: selectionsOf(targets).map(({ range, isReversed }) => ({
        range: rangeOf(range),
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
