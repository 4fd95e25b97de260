import type { Modifier } from '../model/command.ts';

/** Widens a mark to its line where nothing else was said. */
export const lineIfUntyped: Modifier = {
  kind: 'if-untyped',
  modifier: { kind: 'containing', scope: { kind: 'simple', name: 'line' } },
};
