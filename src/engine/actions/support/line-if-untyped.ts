import type { Action } from './action.ts';

/** Expands a bare mark to its line. */
export const lineIfUntyped: Action['stages'] = () => ({
  last: [
    {
      kind: 'if-untyped',
      modifier: { kind: 'containing', scope: { kind: 'simple', name: 'line' } },
    },
  ],
});
