import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { search } from '#client/search/engine/search.ts';
import type { SearchIndex } from '#client/search/engine/search-index.ts';
import type { DeclarationIndex } from '#shared/search/declaration-index.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { createTypeSearch } from '#client/search/types/type-search.ts';
import { openSearch } from './open-search.ts';
import { processorTime } from '../support/processor-time.ts';

const hasApi = existsSync(path.resolve(import.meta.dirname, '../../api-gen/output'));

let index: SearchIndex;
let declarations: DeclarationIndex;

beforeAll(async () => {
  if (hasApi) ({ index, declarations } = await openSearch());
});

const target = 'interfaces/typings_target_types.Target/';

/** Contributors' queries, the group of pages where they search, and the expected first hit. */
const questions: readonly (readonly [query: string, from: SearchGroup, first: string])[] = [
  [
    'BaseTarget.getRemovalRange',
    'user',
    'classes/processTargets_targets_BaseTarget.BaseTarget/#getremovalrange',
  ],
  ['BaseTarget.editor', 'user', 'classes/processTargets_targets_BaseTarget.BaseTarget/#editor'],
  ['Target#getRemovalRange', 'user', `${target}#getremovalrange`],
  ['getRemovalRange', 'user', `${target}#getremovalrange`],
  ['Target', 'contributor', target],
  ['Range', 'api', 'classes/libs_common_types_Range.Range/'],
  ['Selection', 'contributor', 'classes/libs_common_types_Selection.Selection/'],
  ['typings/Types.Graph', 'user', 'interfaces/typings_Types.Graph/'],
  ['HatTokenMap', 'user', 'classes/core_HatTokenMap.HatTokenMap/'],
  ['ModifierStage.run', 'api', 'interfaces/processTargets_PipelineStages_types.ModifierStage/#run'],
  ['makeGraph', 'contributor', 'modules/util_makeGraph/#makegraph'],
  ['CharCode.Backspace', 'user', 'enums/vendor_snippet_charCode.CharCode/#backspace'],
  ['isReversed', 'api', `${target}#isreversed`],
  [
    'internal.CommandV0V1',
    'api',
    'interfaces/core_commandRunner_typings_legacy_CommandV0V1_types.internal.CommandV0V1/',
  ],
];

describe.skipIf(!hasApi)('questions about the code', () => {
  it.each(questions)('answers "%s" from %s pages with %s', (query, current, first) => {
    expect(search(index, query, { current }).hits[0]?.url).toBe(`/contributing/api/${first}`);
  });

  it('does not displace user pages: a word of the guide is answered by the guide', () => {
    expect(search(index, 'target').hits[0]?.group).toBe('user');
  });

  it('shows no list of uses or relatives among the hits', () => {
    const shown = ['Used by', 'BaseTarget', 'Target implemented by'].flatMap(
      (query) => search(index, query, { current: 'api', limit: 100 }).hits,
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(({ url }) => /#(?:used-by|hierarchy|implements)$/.test(url))).toEqual([]);
  });
});

/** Queries by type, and the expected first hit. */
const shapes: readonly (readonly [query: string, first: string])[] = [
  ['(Target) => Range', 'modules/util_targetUtils/#getcontentrange'],
  ['Range -> boolean', 'classes/libs_common_types_Range.Range/#israngeequal'],
  ['Target[] -> Target', 'modules/util_targetUtils/#ensuresingletarget'],
  ['() => Range', 'classes/processTargets_targets_LineTarget.LineTarget/#fulllinecontentrange'],
  [
    'Range, Range -> Range',
    'classes/processTargets_modifiers_HeadTailStage.internal.HeadTailStage/#constructcontentrange',
  ],
];

describe.skipIf(!hasApi)('questions by type', () => {
  it.each(shapes)('answers "%s" with %s', (query, first) => {
    expect(createTypeSearch(declarations)(query, 5).hits[0]?.url).toBe(
      `/contributing/api/${first}`,
    );
  });

  it('answers from a list of at most 60 kB, in 50 ms', () => {
    expect(brotliCompressSync(JSON.stringify(declarations)).length).toBeLessThan(60_000);
    const search = createTypeSearch(declarations);
    // time: the fastest of several runs, because a first one is slow.
    const times = Array.from(
      { length: 9 },
      () => processorTime(() => shapes.map(([query]) => search(query, 20))) / shapes.length,
    );
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
