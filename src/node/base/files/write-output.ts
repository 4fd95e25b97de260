import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDebug } from 'obug';

/** With `DEBUG=docs:*`, logs which files are written. */
const debug = createDebug('docs:write');

/**
 * Writes an output file and creates its folders. Writes synchronously: with thousands of small
 * files, waiting for each one in Node's thread pool would take several times as long.
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
