import type { StateCreator } from 'zustand/vanilla';

/** Paths of documents, with the base path, by version name and id. */
export type VersionDocs = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** Where the documents of other versions are, as far as somebody has asked. */
export interface VersionDocsSlice {
  readonly versionDocs: VersionDocs;
  readonly addVersionDocs: (docs: VersionDocs) => void;
}

/** Makes the slice: nothing has been fetched. */
export const createVersionDocsSlice: StateCreator<VersionDocsSlice> = (set) => ({
  versionDocs: {},
  addVersionDocs: (docs) => set((before) => ({ versionDocs: { ...before.versionDocs, ...docs } })),
});
