import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../convert/source-files.ts';

/** Files that decide what is generated, by a name that does not depend on where the repository stands. */
export interface FingerprintInput {
  readonly folder: string;
  readonly files: readonly string[];
}

/** A short text that changes when one of the files, or the set of them, or the options change. */
export function fingerprint(inputs: readonly FingerprintInput[], options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const { folder, files } of inputs) {
    for (const file of files)
      hash.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** The generator's own code: a change of it makes the output stale. */
export function generatorFiles(folder: string): FingerprintInput {
  const isCode = (name: string) =>
    !/^(?:source|output|fixtures|node_modules)$/.test(name) && !/\.test\.ts$/.test(name);
  return { folder, files: listFiles(folder, isCode).filter((file) => /\.(?:ts|md)$/.test(file)) };
}
