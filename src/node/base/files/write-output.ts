import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDebug } from 'obug';

/** Tells, with `DEBUG=docs:*`, which files are written. */
const debug = createDebug('docs:write');

/**
 * Writes an output file and its folders. Thousands of small files are written synchronously,
 * because waiting for each in Node's thread pool would take several times as long as writing them.
 */
export function writeOutput(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  debug(file);
}

/** Copies a file into the output and creates its folders. */
export function copyOutput(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
