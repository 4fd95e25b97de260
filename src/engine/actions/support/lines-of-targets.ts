import type { Target } from '../../model/target.ts';
import { linesIn, type Document } from '../../text/document.ts';

/** Returns the numbers of the lines that the targets touch, sorted and without duplicates. */
export function linesOfTargets(document: Document, targets: readonly Target[]): number[] {
  const numbers = targets.flatMap(({ content }) => linesIn(document, content));
  return [...new Set(numbers)].sort((one, other) => one - other);
}
