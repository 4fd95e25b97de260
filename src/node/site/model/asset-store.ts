import { createHash } from 'node:crypto';
import { withBase } from '#shared/paths/base-path.ts';
import type { SidebarItem } from '#shared/page/navigation.ts';
import type { PublishedFile } from '../../mdx/context/compile-result.ts';

/** Content of a file: a copy of another, a text to write, or a social card to turn into a PNG. */
type Asset = { readonly file: string } | { readonly text: string } | { readonly svg: string };

/** Files that pages need besides their HTML, by path below the output folder: copies of source files, and what the build makes. */
export interface AssetStore {
  addFile(published: PublishedFile): void;
  /** Stores a text, and returns its address. */
  add(asset: TextAsset): string;
  /** Stores the drawing of a social card. */
  addCard(card: { readonly output: string; readonly svg: string }): void;
  /** Stores a list of sidebar items, for `createSidebarViewer`. */
  addSidebarItems(items: readonly SidebarItem[]): string;
  entries(): ReadonlyMap<string, Asset>;
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
  const entries = new Map<string, Asset>();
  const add = ({ output, address, text }: TextAsset): string => {
    entries.set(output, { text });
    return address;
  };
  return {
    addFile: ({ file, output }) => void entries.set(output, { file }),
    add,
    addCard: ({ output, svg }) => void entries.set(output, { svg }),
    addSidebarItems: (items) => add(jsonAsset(baseUrl, ['sidebar', 'items'], items)),
    entries: () => entries,
  };
}
