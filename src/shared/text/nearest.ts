import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate with the most similar spelling, or undefined if none is close: by default,
 * at most 40 % of its letters may differ.
 */
export function findNearest(
  text: string,
  candidates: Iterable<string>,
  maxEdits = Math.max(2, Math.floor(text.length * 0.4)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = maxEdits + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) continue;
    const edits = distance(text.toLowerCase(), candidate.toLowerCase());
    if (edits < bestDistance) [best, bestDistance] = [candidate, edits];
  }
  return best;
}

/** Returns the hint for a wrong name: the nearest one, or `otherwise` if none is close. */
export function nearestHint(what: string, nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `The nearest existing ${what} is "${nearest}".`;
}

/** Returns a question about the nearest name, before other advice; empty if none is close. */
export function suggest(text: string, candidates: Iterable<string>): string {
  const nearest = findNearest(text, candidates);
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}
