import { fileURLToPath } from 'node:url';
import type { SourcePosition } from '#shared/problem.ts';

/** Returns the positions in a stack trace, innermost first, excluding those in Node itself. */
export function stackFrames(stack: string): readonly Required<SourcePosition>[] {
  return [...stack.matchAll(/^\s+at .*?((?:[a-z]+:\/\/)?\/[^()\n]*):(\d+):(\d+)\)?$/gm)].map(
    ([, place = '', line, column]) => ({
      file: place.startsWith('file://') ? fileURLToPath(place) : place,
      line: Number(line),
      column: Number(column),
    }),
  );
}
