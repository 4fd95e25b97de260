import type { SearchGroup } from './search-shard.ts';

/** Addresses of the files of the local search, with the base path. The list of declarations is there where the version has a reference. */
export type SearchFiles = Readonly<Record<SearchGroup, string>> & {
  readonly declarations?: string;
};
