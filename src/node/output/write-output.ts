import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file of the output, with its folders. Thousands of small files are written one after the other, and
 * waiting for each in Node's thread pool would cost several times what the writing does.
 */
export function writeOutput(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Copies a file into the output, with its folders. */
export function copyOutput(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}
