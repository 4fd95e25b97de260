import type { Modifier } from '../model/command.ts';

/** Modifiers without parts, keyed by the extension's names. */
export const simpleModifiers: Readonly<Record<string, Modifier>> = {
  interiorOnly: { kind: 'interior' },
  excludeInterior: { kind: 'bounds' },
  toRawSelection: { kind: 'just' },
  leading: { kind: 'leading' },
  trailing: { kind: 'trailing' },
  keepContentFilter: { kind: 'keep-content' },
  keepEmptyFilter: { kind: 'keep-empty' },
  inferPreviousMark: { kind: 'its' },
};
