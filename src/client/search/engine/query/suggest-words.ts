import { distance } from 'fastest-levenshtein';

/** Words suggested when a query finds nothing. */
const suggestionLimit = 3;

/**
 * Returns the known words spelt most like one of the query's, nearest first. Edits are relative to the longer
 * word's length, so that short words are not similar to everything.
 */
export function suggestWords(
  words: readonly string[],
  known: ReadonlySet<string>,
): readonly string[] {
  const nearness = (other: string): number =>
    Math.min(...words.map((word) => distance(word, other) / Math.max(word.length, other.length)));
  return [...known]
    .map((word) => ({ word, far: nearness(word) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, words.length === 0 ? 0 : suggestionLimit)
    .map(({ word }) => word);
}
