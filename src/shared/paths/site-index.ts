import type { SearchFiles } from '../search/search-shard.ts';

/**
 * Name of the index file below the base path. Everything refers to the index by this name, which
 * has no hash, so editing a page changes neither the app's file nor other pages' HTML.
 */
export const siteIndexFile = 'site-index.json';

/**
 * URLs of the files that change when pages change. The browser fetches the index when it first
 * needs another page or the search.
 */
export interface SiteIndex {
  /**
   * URL of the app file that this index's chunks import. Empty on the dev server, which does
   * not publish the app.
   */
  readonly app: string;
  /** First path of each route table, sorted. */
  readonly firstPaths: readonly string[];
  /** URLs of the route tables, each a `RouteTable` as JSON. */
  readonly tables: readonly string[];
  /** Former paths of moved pages, which the host redirects. Absent if there are none. */
  readonly moved?: readonly string[];
  /** URL of a `RouteContext`, as JSON. */
  readonly routeContext: string;
  /** URLs of the search files, keyed by version name. */
  readonly search?: Readonly<Record<string, SearchFiles>>;
}

/** Each page's files, keyed by path. */
export type RouteTable = Readonly<Record<string, PageFiles>>;

/** URLs of a page's files. */
export interface PageFiles {
  /** Modules that together export the page. */
  readonly modules: readonly string[];
  readonly styles?: readonly string[];
  /**
   * Separate module with the page's sidebar, which neighboring pages may share; absent if there is
   * none.
   */
  readonly sidebar?: string;
}
