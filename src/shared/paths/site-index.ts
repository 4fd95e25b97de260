import type { SearchFiles } from '../search/search-shard.ts';

/**
 * Name of the index below the base path. It has no hash: everything refers to it by this name, so
 * that editing a page changes neither the app's file nor other pages' documents.
 */
export const siteIndexFile = 'site-index.json';

/**
 * Addresses of the files that change with the pages. The browser fetches the index when it first
 * needs another page or the search.
 */
export interface SiteIndex {
  /**
   * Address of the app's file, which the chunks of this index import. Empty: that of the running
   * app.
   */
  readonly app: string;
  /** First path of each route table, sorted. */
  readonly firstPaths: readonly string[];
  /** Addresses of the route tables, each a `RouteTable` as JSON. */
  readonly tables: readonly string[];
  /** Paths of moved pages, which the host redirects. Absent if there are none. */
  readonly moved?: readonly string[];
  /** Address of a `RouteContext`, as JSON. */
  readonly routeContext: string;
  /** Addresses of the search files, by version. */
  readonly search?: Readonly<Record<string, SearchFiles>>;
}

/** The files of each page, by path. */
export type RouteTable = Readonly<Record<string, PageFiles>>;

/** Addresses of the files of a page. */
export interface PageFiles {
  /** Modules that together export the page. */
  readonly modules: readonly string[];
  readonly styles?: readonly string[];
  /** Module with a long sidebar, which neighboring pages share. */
  readonly sidebar?: string;
}
