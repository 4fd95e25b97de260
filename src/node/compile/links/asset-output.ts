import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '#node/base/cache/hash-files.ts';

/**
 * Returns the output path of a published file: `assets/files/name-<hash>.ext`. Files with the same
 * content and name have the same path.
 */
export function assetOutput(file: string): string {
  const hash = hashText(readFileSync(file), 8);
  const { name, ext } = path.parse(file);
  return `assets/files/${name.replace(/[^\w.-]+/g, '-')}-${hash}${ext}`;
}
