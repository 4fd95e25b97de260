import path from 'node:path';
import { addShard, SearchIndex } from '#client/search/engine/search-index.ts';
import { buildDeclarations } from '#node/features/search/index-files/build-declarations.ts';
import {
  buildShards,
  type SearchablePage,
} from '#node/features/search/index-files/build-shards.ts';
import { compileForSearch } from '#node/features/search/compile-for-search.ts';
import { openProject } from '#node/build/open-project.ts';
import type { DeclarationIndex } from '#shared/search/declaration-index.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** This site's search, over all its pages. */
interface OpenedSearch {
  readonly pages: readonly SearchablePage[];
  readonly shards: ReturnType<typeof buildShards>;
  readonly index: SearchIndex;
  /** Paths of the pages and sections (`path#id`) that the search can find. */
  readonly places: ReadonlySet<string>;
  readonly declarations: DeclarationIndex;
}

let opened: Promise<OpenedSearch> | undefined;

/** Opens this site's search, only once for all test files in a process. */
export function openSearch(): Promise<OpenedSearch> {
  return (opened ??= open());
}

async function open(): Promise<OpenedSearch> {
  const { site } = await openProject({ root, environment: {} });
  const pages = await compileForSearch(site);
  const shards = buildShards(pages, defaultLanguage, 'contributing/api');
  const index = new SearchIndex();
  for (const group of ['user', 'contributor', 'api'] as const) await addShard(index, shards[group]);
  const places = Object.values(shards).flatMap((shard) =>
    shard.pages.flatMap((page) =>
      page.sections.map(({ id }) => (id === undefined ? page.path : `${page.path}#${id}`)),
    ),
  );
  return {
    pages,
    shards,
    index,
    places: new Set(places),
    declarations: buildDeclarations([...site.manifest().scanned.values()], site.config().api.path),
  };
}
