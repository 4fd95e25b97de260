import { findTable } from '#shared/route-table.ts';
import { normalizePathname } from '#shared/base-path.ts';
import { toLoadedPage, type LoadedPage } from './page-module.ts';

/** The route index: loaded when the reader first needs another page. */
export interface RouteIndex {
  readonly firstPaths: readonly string[];
  readonly tables: readonly (() => Promise<{
    readonly default: Readonly<Record<string, () => Promise<unknown>>>;
  }>)[];
}

/** Pages that are React components of the site itself, by path. */
export type SpecialPages = Readonly<Record<string, () => Promise<LoadedPage>>>;

/** Loads pages by path. */
export interface PageLoader {
  /** The page at a path (without base path, any spelling); null when there is none. Rejects when its code cannot be fetched. */
  load(path: string): Promise<LoadedPage | null>;
}

/** Makes a loader on an index that is fetched on first use; a fetch that failed is tried again next time. */
export function createPageLoader(
  loadIndex: () => Promise<RouteIndex>,
  special: SpecialPages,
): PageLoader {
  return {
    async load(path) {
      const clean = normalizePathname(path);
      const own = special[clean] ?? special[clean.toLowerCase()];
      if (own) return own();
      const index = await loadIndex();
      return (
        (await loadFromTables(index, clean)) ??
        (clean === clean.toLowerCase() ? null : loadIgnoringCase(index, clean))
      );
    },
  };
}

async function loadFromTables(
  { firstPaths, tables }: RouteIndex,
  path: string,
): Promise<LoadedPage | null> {
  const table = tables[findTable(firstPaths, path)];
  const load = (await table?.())?.default[path];
  return load ? toLoadedPage(await load(), path) : null;
}

/** Addresses typed in the wrong case are rare, so this may look at every table. */
async function loadIgnoringCase({ tables }: RouteIndex, path: string): Promise<LoadedPage | null> {
  for (const table of tables) {
    const rows = (await table()).default;
    const found = Object.keys(rows).find(
      (candidate) => candidate.toLowerCase() === path.toLowerCase(),
    );
    const load = found === undefined ? undefined : rows[found];
    if (load && found !== undefined) return toLoadedPage(await load(), found);
  }
  return null;
}

/** A loader that has the page of the document at hand, so that coming back to it needs no network. */
export function rememberPage(loader: PageLoader, page: LoadedPage): PageLoader {
  return {
    load: (path) =>
      normalizePathname(path) === page.data.path ? Promise.resolve(page) : loader.load(path),
  };
}
