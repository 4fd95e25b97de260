import { distance } from 'fastest-levenshtein';

/** Words that are offered where a query finds nothing. */
const suggestionLimit = 3;

/**
 * The known words that are written most like one of a query's, the nearest first. Edits are counted in relation to the longer
 * word, so that short words are not near to everything.
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
