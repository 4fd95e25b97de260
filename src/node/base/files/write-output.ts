import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDebug } from 'obug';

/** With `DEBUG=docs:*`, logs which files are written. */
const debug = createDebug('docs:write');

/**
 * Writes an output file and creates its folders. If `last`, the same file in the last output, has
 * the same content, links to it instead. Writes synchronously: with thousands of small files,
 * waiting for each one in Node's thread pool would take several times as long.
 */
export function writeOutput(file: string, content: string | Uint8Array, last?: string): void {
  if (last !== undefined && hasContent(last, content)) return linkOutput(last, file);
  mkdirSync(path.dirname(file), { recursive: true });
  // Writing to a linked file would change the last output.
  rmSync(file, { force: true });
  writeFileSync(file, content);
  return debug(file);
}

function hasContent(file: string, content: string | Uint8Array) {
  try {
    return readFileSync(file).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/**
 * Creates a hard link to a file, which takes a tenth of the time of writing it. Copies the file if
 * it cannot be linked, for example to another file system.
 */
export function linkOutput(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Copies a file into the output and creates its folders. */
export function copyOutput(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
