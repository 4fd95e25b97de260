import path from 'node:path';
import {
  addShard,
  createSearchIndex,
  type SearchIndex,
} from '#client/search/engine/search-index.ts';
import type { DeclarationIndex } from '#shared/search/declaration-index.ts';
import { buildDeclarations } from '../../src/node/search/build-declarations.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { buildShards } from '../../src/node/search/build-shards.ts';
import { compileForSearch } from '../../src/node/search/compile-for-search.ts';
import { openProject } from '../../src/node/site/open/site-project.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Opens the search of this site over all its pages; returns it with the addresses it can find. */
export async function openSearch(): Promise<{
  readonly index: SearchIndex;
  readonly places: ReadonlySet<string>;
  readonly declarations: DeclarationIndex;
}> {
  const { site } = await openProject({ root, environment: {}, includeDrafts: false });
  const shards = buildShards(await compileForSearch(site), defaultLanguage);
  const index = createSearchIndex();
  for (const group of ['user', 'contributor', 'api'] as const) await addShard(index, shards[group]);
  const places = Object.values(shards).flatMap(({ pages }) =>
    pages.flatMap((page) =>
      page.sections.map(({ id }) => (id === undefined ? page.path : `${page.path}#${id}`)),
    ),
  );
  return {
    index,
    places: new Set(places),
    declarations: buildDeclarations([...site.manifest().scanned.values()]),
  };
}
