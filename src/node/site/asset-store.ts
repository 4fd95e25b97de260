import { createHash } from 'node:crypto';
import { withBase } from '#shared/base-path.ts';
import type { SidebarItem } from '#shared/navigation.ts';
import type { PublishedFile } from '../mdx/compile-context.ts';

/** Files that pages need beside their HTML, by path below the output folder: copies of source files, and texts that the build makes. */
export interface AssetStore {
  addFile(published: PublishedFile): void;
  /** Stores a text under `assets/<folder>/<name>-<hash><extension>`, and gives its address with the base path. */
  addText(folder: string, name: string, extension: string, text: string): string;
  /** Stores a value as JSON under `assets/<folder>/<name>-<hash>.json`, and gives its address with the base path. */
  addJson(folder: string, name: string, value: unknown): string;
  /** Stores a list of sidebar items; for `createSidebarViewer`. */
  addSidebarItems(items: readonly SidebarItem[]): string;
  /** All assets: a file to copy, or a text to write. */
  entries(): ReadonlyMap<string, { readonly file: string } | { readonly text: string }>;
}

/** Makes an empty store. */
export function createAssetStore(baseUrl: string): AssetStore {
  const entries = new Map<string, { readonly file: string } | { readonly text: string }>();
  function addText(folder: string, name: string, extension: string, text: string): string {
    const hash = createHash('sha1').update(text).digest('hex').slice(0, 10);
    const output = `assets/${folder}/${name}-${hash}${extension}`;
    entries.set(output, { text });
    return withBase(baseUrl, `/${output}`);
  }
  const addJson = (folder: string, name: string, value: unknown): string =>
    addText(folder, name, '.json', JSON.stringify(value));
  return {
    addFile: ({ file, output }) => void entries.set(output, { file }),
    addText,
    addJson,
    addSidebarItems: (items) => addJson('sidebar', 'items', items),
    entries: () => entries,
  };
}
