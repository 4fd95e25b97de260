import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceLines } from '../model/source-lines.ts';

/**
 * File with the line numbers of the documented declarations in the repository, written by `npm run
 * api:lines`.
 */
export const sourceLinesFile = path.resolve(import.meta.dirname, '../source-lines.json');

/** Reads the line numbers that `sourceLinesFile` records. */
export function readSourceLines(): SourceLines {
  return JSON.parse(readFileSync(sourceLinesFile, 'utf8')) as SourceLines;
}
