import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate with the most similar spelling, ignoring case; undefined if none is close.
 * By default, edits to 40% of the text's characters are allowed, and at least two.
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

/**
 * Returns a hint about a wrong name: the nearest existing name, or `otherwise` if none is close.
 */
export function nearestHint(what: string, nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `The nearest existing ${what} is "${nearest}".`;
}

/**
 * Returns a "Did you mean" question with the nearest name, to be followed by other advice; empty if
 * no name is close.
 */
export function suggest(text: string, candidates: Iterable<string>): string {
  const nearest = findNearest(text, candidates);
  return nearest === undefined ? '' : `Did you mean "${nearest}"? `;
}
