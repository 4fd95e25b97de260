declare module 'virtual:docs/site' {
  import type { SiteData } from '#shared/site-data.ts';
  const data: SiteData;
  export default data;
}

declare module 'virtual:docs/routes' {
  /** First path of each route table, sorted. */
  export const firstPaths: readonly string[];
  /** Loads each table: by path the addresses of the pages' chunks, or what imports them. */
  export const tables: readonly (() => Promise<{
    default: Readonly<Record<string, string | (() => Promise<unknown>)>>;
  }>)[];
}

declare module 'virtual:docs/search' {
  import type { SearchFiles } from '#shared/search/search-files.ts';
  /** By version name. */
  const files: Readonly<Record<string, SearchFiles>>;
  export default files;
}
