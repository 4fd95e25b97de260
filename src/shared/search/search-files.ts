import type { SearchGroup } from './search-shard.ts';

/** Addresses of the local search's files, with the base path. The list of declarations exists only for versions with a reference. */
export type SearchFiles = Readonly<Record<SearchGroup, string>> & {
  readonly declarations?: string;
};
