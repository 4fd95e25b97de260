import { readFileSync } from 'node:fs';
import type { SourcePosition } from '#shared/page.ts';

/** Place of a field in a file's frontmatter, for the report; the first line where the field is not found. */
export function locateFrontmatter(file: string, field: string): SourcePosition {
  const lines = readFileSync(file, 'utf8').split('\n');
  return { file, line: Math.max(0, lines.findIndex((line) => line.startsWith(`${field}:`))) + 1, column: 1 };
}
