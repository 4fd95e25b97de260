import { distance } from 'fastest-levenshtein';

/** Number of words to suggest when a query finds nothing. */
const suggestionLimit = 3;
/**
 * Maximum number of edits per letter between a query's word and a suggestion, so that a query
 * resembling nothing gets no suggestions.
 */
const maxDifference = 0.5;

/**
 * Returns the known words spelled most like any of the query's words, nearest first. The number of
 * edits is divided by the longer word's length, so that short words do not resemble everything.
 */
export function suggestWords(
  words: readonly string[],
  known: ReadonlySet<string>,
): readonly string[] {
  const differenceOf = (other: string) =>
    Math.min(...words.map((word) => distance(word, other) / Math.max(word.length, other.length)));
  return [...known]
    .map((word) => ({ word, difference: differenceOf(word) }))
    .filter(({ difference }) => difference <= maxDifference)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, suggestionLimit)
    .map(({ word }) => word);
}
