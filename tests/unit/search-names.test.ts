import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { search, type SearchInput } from '#client/search/engine/search.ts';
import { openSearch } from './open-search.ts';

const hasApi = existsSync(path.resolve(import.meta.dirname, '../../api-gen/output'));

let find: (query: string, input?: SearchInput) => readonly string[];

beforeAll(async () => {
  const { index } = await openSearch();
  find = (query, input) => search(index, query, input).hits.map(({ url }) => url);
});

describe.skipIf(!hasApi)('names in the reference', () => {
  it.each([
    ['Position', 'libs_common_types_Position.Position/'],
    ['Range', 'libs_common_types_Range.Range/'],
    ['Target', 'typings_target_types.Target/'],
    ['Modifier', 'core_commandRunner_typings_PartialTargetDescriptor_types/#modifier'],
    ['Position.translate', 'libs_common_types_Position.Position/#translate'],
  ])('come first when they are written exactly: %s', (query, place) => {
    expect(find(query)[0]).toMatch(new RegExp(`${place}$`));
  });

  it.each([
    ['range updater', 'RangeUpdater/'],
    ['hat token map', 'HatTokenMap/'],
    ['containig scope', 'ContainingScopeStage/'],
    ['vscode editor', 'VscodeTextEditorImpl/'],
    ['tokenizer', 'WordTokenizer/'],
    ['insert snipet', 'InsertSnippet/'],
  ])('come first or second when they are spoken or misspelled: %s', (query, place) => {
    const places = find(query).slice(0, 2);
    expect(
      places.filter((url) => url.endsWith(place)),
      places.join(' '),
    ).toHaveLength(1);
  });

  it.each(['argumentOrParameter', 'switchStatementSubject', 'notebookCell'])(
    'include the strings of a union: %s',
    (query) => {
      const places = find(query).slice(0, 4);
      expect(
        places.some((url) => /#simplescopetypetype/.test(url)),
        places.join(' '),
      ).toBe(true);
    },
  );
});

it.each(['tests', 'hats', 'update', 'talon side', 'languages'])(
  "finds contributors' pages first below /contributing/: %s",
  (query) => {
    expect(find(query, { current: 'contributor' })[0]).toMatch(/^\/contributing\//);
  },
);

it.each([
  ['rsi', '/'],
  ['how much does it cost', '/user/installation/#before-you-start'],
  ['wake up', '/user/installation/#wake-talon'],
  ["hats don't show", '/user/troubleshooting/#no-hats'],
])('leads a reader who asks "%s" to the page that answers', (query, place) => {
  expect(find(query)[0]).toBe(place);
});

it('counts no more than fifty results', async () => {
  const { index } = await openSearch();
  for (const query of ['range', 'take', 'HatTokenMap', 'the'])
    expect(search(index, query).count).toBeLessThanOrEqual(50);
});
