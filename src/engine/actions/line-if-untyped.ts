import type { Modifier } from '../model/command.ts';

/** Expands a bare mark to its line. */
export const lineIfUntyped: Modifier = {
  kind: 'if-untyped',
  modifier: { kind: 'containing', scope: { kind: 'simple', name: 'line' } },
};
