import type { StateCreator } from 'zustand/vanilla';

/** Where the documents of other versions are, as far as somebody has asked. */
export interface VersionDocsSlice {
  /** Paths with the base path by version name, by the id of the document. `fetchVersionDocs` adds them. */
  readonly versionDocs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Makes the slice: nothing has been fetched. */
export const createVersionDocsSlice: StateCreator<VersionDocsSlice> = () => ({ versionDocs: {} });
