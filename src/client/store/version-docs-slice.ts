import type { StateCreator } from 'zustand/vanilla';

/** Addresses of other versions' documents, as far as they have been requested. */
export interface VersionDocsSlice {
  /**
   * Paths (with the base path), keyed by document id and then version name. `fetchVersionDocs` adds
   * them.
   */
  readonly versionDocs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Creates the slice in its initial state: nothing has been fetched. */
export const createVersionDocsSlice: StateCreator<VersionDocsSlice> = () => ({ versionDocs: {} });
