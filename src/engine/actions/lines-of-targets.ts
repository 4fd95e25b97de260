import type { Target } from '../model/target.ts';
import { lineNumberAt, type Document } from '../text/document.ts';

/** Returns the numbers of the lines that the targets touch, sorted and without duplicates. */
export function linesOfTargets(document: Document, targets: readonly Target[]): number[] {
  const numbers = targets.flatMap(({ content: { start, end } }) => {
    const first = lineNumberAt(document, start);
    const last = lineNumberAt(document, end);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return [...new Set(numbers)].sort((one, other) => one - other);
}
