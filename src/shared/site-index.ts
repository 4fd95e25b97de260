import type { SearchFiles } from './search/search-files.ts';

/** Name of the index below the base path. It has no hash: everything refers to it by this name, so that editing a page changes neither the app's file nor other pages' documents. */
export const siteIndexFile = 'site-index.json';

/** Where the files are that change with the pages; the browser asks for it when it first needs another page or the search. */
export interface SiteIndex {
  /** Address of the app's file, which the chunks of this index import. */
  readonly app: string;
  /** First path of each route table, sorted. */
  readonly firstPaths: readonly string[];
  /** Addresses of the route tables' chunks. */
  readonly tables: readonly string[];
  /** Addresses of the files of the search, by version. */
  readonly search: Readonly<Record<string, SearchFiles>>;
}
