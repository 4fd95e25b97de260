import { distance } from 'fastest-levenshtein';

/** Returns the candidate that is spelled most like `text`, or undefined when none is close: by default, at most 40 % of its letters differ. */
export function findNearest(
  text: string,
  candidates: Iterable<string>,
  mostEdits = Math.max(2, Math.floor(text.length * 0.4)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = mostEdits + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) continue;
    const edits = distance(text.toLowerCase(), candidate.toLowerCase());
    if (edits < bestDistance) [best, bestDistance] = [candidate, edits];
  }
  return best;
}
