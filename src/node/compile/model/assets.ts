import { withBase } from '#shared/paths/base-path.ts';
import { hashText } from '#node/base/cache/hash-files.ts';

/** Content of a file: a copy of another file, text to write, or an image to draw. */
type Asset =
  | { readonly file: string }
  | { readonly text: string }
  | { readonly content: () => Promise<Uint8Array> };

/**
 * Files that pages need besides their HTML, by output path: copies of source files, and generated
 * files.
 */
export type Assets = Map<string, Asset>;

/** A generated text. */
export interface TextAsset {
  /** Path in the output folder. */
  readonly output: string;
  /** Address with the base path. */
  readonly address: string;
  readonly text: string;
}

/** Returns text as a file with a hash in its name: `a/b.js` → `assets/a/b-<hash>.js`. */
export function hashedAsset(baseUrl: string, name: string, text: string): TextAsset {
  const output = `assets/${name.replace(/(?=\.\w+$)/, `-${hashText(text, 10)}`)}`;
  return { output, address: withBase(baseUrl, `/${output}`), text };
}

/** Returns a value as a JSON file with a hash in its name. */
export function jsonAsset(baseUrl: string, name: string, value: unknown): TextAsset {
  return hashedAsset(baseUrl, `${name}.json`, JSON.stringify(value));
}

/** Adds a text file and returns its address. */
export function addText(assets: Assets, { output, address, text }: TextAsset): string {
  assets.set(output, { text });
  return address;
}
