import type { Action } from './action.ts';

/** "take": selects the targets. */
export const setSelection: Action = {
  run: (_context, [targets = []]) => ({
    selections: targets.map(({ content, isReversed }) => ({ range: content, isReversed })),
    that: targets,
  }),
};
