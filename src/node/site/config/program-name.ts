import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dialect } from '#node/base/dialect/dialect.ts';

/** Name and version of this program. */
export interface ProgramName {
  readonly name: string;
  readonly version: string;
}

/** Reads name and version of the program from its package, unless the dialect names it. */
export function readProgramName(root: string, { generator }: Dialect): ProgramName {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as ProgramName;
  return { name: generator ?? name, version };
}
