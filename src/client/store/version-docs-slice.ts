import type { StateCreator } from 'zustand/vanilla';

/** Addresses of other versions' documents, as far as they were requested. */
export interface VersionDocsSlice {
  /** Paths with the base path by version name, by document id. `fetchVersionDocs` adds them. */
  readonly versionDocs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Creates the slice: nothing has been fetched. */
export const createVersionDocsSlice: StateCreator<VersionDocsSlice> = () => ({ versionDocs: {} });
