import type { SearchGroup } from './search-shard.ts';

/** Addresses of the files of the local search, with the base path. */
export type SearchFiles = Readonly<Record<SearchGroup, string>>;
