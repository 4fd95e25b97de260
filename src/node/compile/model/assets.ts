import { withBase } from '#shared/paths/base-path.ts';
import { hashText } from '#node/base/cache/hash-files.ts';

/**
 * What an output file contains: a copy of another file, a text, or an image that is drawn on
 * demand.
 */
type Asset =
  | { readonly file: string }
  | { readonly text: string }
  | { readonly content: () => Promise<Uint8Array> };

/** Files that pages need besides their HTML, keyed by output path. */
export type Assets = Map<string, Asset>;

/**
 * Returns the output path and URL of a text file with a hash in its name: `a/b.js` →
 * `assets/a/b-<hash>.js`.
 */
export function hashedAsset(baseUrl: string, name: string, text: string) {
  const output = `assets/${name.replace(/(?=\.\w+$)/, `-${hashText(text, 10)}`)}`;
  return { output, address: withBase(baseUrl, `/${output}`) };
}

/** Adds a value as a JSON file with a hash in its name, and returns the file's URL. */
export function addJson(assets: Assets, baseUrl: string, name: string, value: unknown): string {
  const text = JSON.stringify(value);
  const { output, address } = hashedAsset(baseUrl, `${name}.json`, text);
  assets.set(output, { text });
  return address;
}
