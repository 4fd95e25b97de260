import { expect, it } from 'vitest';
import { toDocuments } from './search-documents.ts';
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
const pages = names.map(([title, kind]) => ({
  path: `/${title}/`,
  kind,
  sections: [
    { level: 1, title },
    { id: 'update', level: 2, title: 'updateRanges' },
  ],
}));
for (const document of toDocuments({ group: 'api', pages }, 0, [])) types.add(document);

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
