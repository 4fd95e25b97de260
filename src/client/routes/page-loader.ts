import { findTable } from '#shared/route-table.ts';
import { normalizePathname } from '#shared/base-path.ts';
import { toLoadedPage, type LoadedPage } from './page-module.ts';
import { preloadModule } from './preload-module.ts';

/** Imports the modules of a page; they can be fetched ahead by their addresses. */
type ImportPage = (() => Promise<unknown>) & { readonly addresses?: readonly string[] };

/** How to get a page's chunk: the address of one that imports nothing, or a function that imports one with what it needs. */
type PageChunk = string | ImportPage;

/** The route index: loaded when the reader first needs another page. */
export interface RouteIndex {
  readonly firstPaths: readonly string[];
  readonly tables: readonly (() => Promise<{
    readonly default: Readonly<Record<string, PageChunk>>;
  }>)[];
}

/** Pages that are React components of the site itself, by path. */
export type SpecialPages = Readonly<Record<string, () => Promise<LoadedPage>>>;

/** Loads pages by path (without base path, any spelling). */
export interface PageLoader {
  /** The page at a path; null when there is none. Rejects when its code cannot be fetched. */
  load(path: string): Promise<LoadedPage | null>;
  /** Prefetches the code of the page, so that `load` finds it here. Rejects like `load`. */
  prefetch(path: string): Promise<unknown>;
  /** The page at a path if it is at hand, so that it can be drawn at once. */
  recall(path: string): LoadedPage | undefined;
}

/** A page of the route tables. */
interface FoundPage {
  readonly path: string;
  readonly chunk: PageChunk;
}

/** Makes a loader on an index that is fetched on first use; a fetch that failed is tried again next time. */
export function createPageLoader(
  loadIndex: () => Promise<RouteIndex>,
  special: SpecialPages,
): PageLoader {
  const findOwn = (path: string) => special[path] ?? special[path.toLowerCase()];
  const find = async (path: string): Promise<FoundPage | null> => {
    const index = await loadIndex();
    return (
      (await findInTables(index, path)) ??
      (path === path.toLowerCase() ? null : findIgnoringCase(index, path))
    );
  };
  return {
    async load(path) {
      const clean = normalizePathname(path);
      const own = findOwn(clean);
      if (own) return own();
      const page = await find(clean);
      return page && toLoadedPage(await importChunk(page.chunk), page.path);
    },
    async prefetch(path) {
      const clean = normalizePathname(path);
      const own = findOwn(clean);
      if (own) return own();
      const { chunk } = (await find(clean)) ?? {};
      if (typeof chunk === 'string') return preloadModule(chunk);
      return chunk?.addresses ? Promise.all(chunk.addresses.map(preloadModule)) : chunk?.();
    },
    recall: () => undefined,
  };
}

function importChunk(chunk: PageChunk): Promise<unknown> {
  return typeof chunk === 'string' ? import(/* @vite-ignore */ chunk) : chunk();
}

async function findInTables(
  { firstPaths, tables }: RouteIndex,
  path: string,
): Promise<FoundPage | null> {
  const chunk = (await tables[findTable(firstPaths, path)]?.())?.default[path];
  return chunk === undefined ? null : { path, chunk };
}

/** Addresses typed in the wrong case are rare, so this may look at every table. */
async function findIgnoringCase({ tables }: RouteIndex, wanted: string): Promise<FoundPage | null> {
  for (const table of tables) {
    const found = Object.entries((await table()).default).find(
      ([path]) => path.toLowerCase() === wanted.toLowerCase(),
    );
    if (found) return { path: found[0], chunk: found[1] };
  }
  return null;
}

/** A loader that has the page of the document at hand, and every page that it has loaded: showing them again needs no waiting. */
export function rememberPages(loader: PageLoader, first: LoadedPage): PageLoader {
  const pages = new Map<string, LoadedPage>();
  const remember = (page: LoadedPage): void => {
    // What stands in for a page is looked up again.
    if (page.data.kind !== 'not-found') pages.set(page.data.path.toLowerCase(), page);
  };
  const recall = (path: string) => pages.get(normalizePathname(path).toLowerCase());
  remember(first);
  return {
    async load(path) {
      const page = recall(path) ?? (await loader.load(path));
      if (page) remember(page);
      return page;
    },
    prefetch: (path) => (recall(path) ? Promise.resolve() : loader.prefetch(path)),
    recall,
  };
}
