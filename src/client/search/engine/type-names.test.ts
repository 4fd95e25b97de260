import { expect, it } from 'vitest';
import { createTypeNames } from './type-names.ts';

const names = [
  ['RangeUpdater', 'Class'],
  ['HatTokenMap', 'Class'],
  ['ContainingScopeStage', 'Class'],
  ['ContainingScopeModifier', 'Interface'],
  ['VscodeTextEditorImpl', 'Class'],
  ['WordTokenizer<T>', 'Class'],
  ['Token', 'Interface'],
  ['Driver', 'Interface'],
  ['core/updateSelections/RangeUpdater', 'Module'],
] as const;

const types = createTypeNames();
for (const [heading, kind] of names) types.add({ heading, kind, level: 1 });
types.add({ heading: 'updateRanges', kind: 'Class', level: 2 });

it.each([
  ['range updater', 'RangeUpdater'],
  ['rangeupdater', 'RangeUpdater'],
  ['range updaters', 'RangeUpdater'],
  ['hat token map', 'HatTokenMap'],
  ['hat tokn map', 'HatTokenMap'],
  ['hattokenmpa', 'HatTokenMap'],
  ['containig scope', 'ContainingScopeStage'],
  ['scope containing', undefined],
  ['vscode editor', 'VscodeTextEditorImpl'],
  ['tokenizer', 'WordTokenizer<T>'],
  ['driver', 'Driver'],
  ['drover', 'Driver'],
  ['updater range', undefined],
  ['', undefined],
])('finds the type that "%s" names: %s', (query, name) => {
  expect(types.find(query.split(' ').filter(Boolean))?.heading).toBe(name);
});
