import { findTable } from '#shared/paths/route-table.ts';
import type { PageFiles, RouteTable, SiteIndex } from '#shared/paths/site-index.ts';
import { loadOnce } from '#client/loading/load-once.ts';

/** A page in the route tables; `path` has the spelling used there. */
export interface FoundPage {
  readonly path: string;
  readonly files: PageFiles;
}

type Tables = readonly (() => Promise<RouteTable>)[];

/**
 * Creates a function that finds a page by path in the published site's route tables. It fetches the
 * index and the tables on first use. It rejects if the page has moved, because only a full page
 * load is redirected to the new URL. It also rejects if the site has since been published with a
 * different app: the page's chunks would load that app, and a second copy of React, into this
 * document. `running` is the URL of the running app's file.
 */
export function createRouteTables(
  fetchIndex: () => Promise<SiteIndex>,
  fetchTable: (address: string) => Promise<RouteTable>,
  running: string,
): (path: string) => Promise<FoundPage | null> {
  const loadIndex = loadOnce(async () => {
    const { app, firstPaths, tables, moved } = await fetchIndex();
    if (new URL(app, running).href !== running)
      throw new Error('The site has been published again since this document was loaded.');
    return {
      moved,
      firstPaths,
      tables: tables.map((address) => loadOnce(() => fetchTable(address))),
    };
  });
  return async (path) => {
    const { firstPaths, tables, moved } = await loadIndex();
    if (moved?.includes(path)) throw new Error('The page has moved.');
    const files = (await tables[findTable(firstPaths, path)]?.())?.[path];
    return files ? { path, files } : findIgnoringCase(tables, path.toLowerCase());
  };
}

/**
 * Finds a page whose path differs only in case. Such requests are rare, so searching every table is
 * acceptable.
 */
async function findIgnoringCase(tables: Tables, wanted: string) {
  for (const table of tables) {
    const found = Object.entries(await table()).find(([path]) => path.toLowerCase() === wanted);
    if (found) return { path: found[0], files: found[1] };
  }
  return null;
}
