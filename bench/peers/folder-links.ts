import path from 'node:path';
import type { PeerPage } from './peer-pages.ts';

/** The pages of one folder, as a sidebar group. */
interface FolderLinks {
  readonly folder: string;
  readonly pages: readonly PeerPage[];
}

/** Groups pages by folder, for systems that do not generate a sidebar from folders. */
export function folderLinks(pages: readonly PeerPage[]): readonly FolderLinks[] {
  const folders = new Map<string, PeerPage[]>();
  for (const page of pages) {
    const folder = path.posix.dirname(page.name);
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return [...folders].map(([folder, list]) => ({ folder, pages: list }));
}
