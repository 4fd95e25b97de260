import { createHash } from 'node:crypto';
import { withBase } from '#shared/paths/base-path.ts';
import type { SidebarItem } from '#shared/page/navigation.ts';
import type { PublishedFile } from '../../mdx/context/compile-context.ts';

/** Files that pages need besides their HTML, by path below the output folder: copies of source files, and generated texts. */
export interface AssetStore {
  addFile(published: PublishedFile): void;
  /** Stores a text, and returns its address. */
  add(asset: TextAsset): string;
  /** Stores a list of sidebar items, for `createSidebarViewer`. */
  addSidebarItems(items: readonly SidebarItem[]): string;
  /** All assets: a file to copy, or a text to write. */
  entries(): ReadonlyMap<string, { readonly file: string } | { readonly text: string }>;
}

/** A text that the build makes. */
export interface TextAsset {
  /** Path below the output folder. */
  readonly output: string;
  /** With the base path. */
  readonly address: string;
  readonly text: string;
}

/** Returns a value as a JSON file with its hash in its name: `assets/<folder>/<name>-<hash>.json`. */
export function jsonAsset(
  baseUrl: string,
  [folder, name]: readonly [folder: string, name: string],
  value: unknown,
): TextAsset {
  const text = JSON.stringify(value);
  const hash = createHash('sha1').update(text).digest('hex').slice(0, 10);
  const output = `assets/${folder}/${name}-${hash}.json`;
  return { output, address: withBase(baseUrl, `/${output}`), text };
}

/** Makes an empty store. */
export function createAssetStore(baseUrl: string): AssetStore {
  const entries = new Map<string, { readonly file: string } | { readonly text: string }>();
  const add = ({ output, address, text }: TextAsset): string => {
    entries.set(output, { text });
    return address;
  };
  return {
    addFile: ({ file, output }) => void entries.set(output, { file }),
    add,
    addSidebarItems: (items) => add(jsonAsset(baseUrl, ['sidebar', 'items'], items)),
    entries: () => entries,
  };
}
