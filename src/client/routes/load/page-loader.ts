import { pagePathAt } from '#shared/paths/base-path.ts';
import type { PageFiles } from '#shared/paths/site-index.ts';
import { loadContentStyles } from '#client/loading/load-styles.ts';
import { toLoadedPage, type LoadedPage } from './page-module.ts';
import type { FoundPage } from './route-tables.ts';

/** Pages that are React components of the site itself, keyed by path. */
export type SpecialPages = Readonly<Record<string, () => Promise<LoadedPage>>>;

/**
 * Loads pages by path. Paths exclude the base path and may have any spelling that hosts accept,
 * such as `/a` or `/a.html` for `/a/`.
 */
export interface PageLoader {
  /**
   * Returns the page at a path; null if there is none. Rejects if the page cannot be looked up or
   * its code cannot be fetched.
   */
  load(path: string): Promise<LoadedPage | null>;
  /**
   * Prefetches a page's code for a later `load`. Rejects if the page cannot be looked up; a failure
   * to fetch its code may be reported only by `load`.
   */
  prefetch(path: string): Promise<unknown>;
  /** Returns the page at a path if it can render synchronously; otherwise undefined. */
  recall?(path: string): LoadedPage | undefined;
}

/** Finds pages by path and loads their code. */
interface PageSource {
  find(path: string): Promise<FoundPage | null>;
  importPage(files: PageFiles): Promise<unknown>;
  prefetchPage(files: PageFiles): Promise<unknown>;
}

/** Creates a loader from a source of pages and the site's own pages. */
export function createPageLoader(source: PageSource, special: SpecialPages): PageLoader {
  async function open<Result>(path: string, take: (page: FoundPage) => Promise<Result>) {
    const clean = pagePathAt(path);
    const styles = loadContentStyles();
    const own = special[clean] ?? special[clean.toLowerCase()];
    const page = own ? own() : source.find(clean).then((found) => found && take(found));
    const [opened] = await Promise.all([page, styles]);
    return opened;
  }
  return {
    load: (path) =>
      open(path, async (page) => toLoadedPage(await source.importPage(page.files), page.path)),
    prefetch: (path) => open(path, ({ files }) => source.prefetchPage(files)),
  };
}

/**
 * Returns a loader that caches the document's page and every page it has loaded, so that they
 * render again without delay.
 */
export function rememberPages(loader: PageLoader, first: LoadedPage): PageLoader {
  const pages = new Map<string, LoadedPage>();
  const remember = (page: LoadedPage) => {
    // Missing pages are not cached, but looked up again.
    if (page.data.kind !== 'not-found') pages.set(page.data.path.toLowerCase(), page);
  };
  const recall = (path: string) => pages.get(pagePathAt(path).toLowerCase());
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
