import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '#node/base/dialect/dialect.ts';

/** Name and version of this program. */
export interface ProgramName {
  readonly name: string;
  readonly version: string;
}

/**
 * Reads the program's name and version from `package.json`. A name set by the dialect takes
 * precedence.
 */
export function readProgramName(root: string, { generator }: Dialect): ProgramName {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as ProgramName;
  return { name: generator ?? name, version };
}
