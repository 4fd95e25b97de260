import { distance } from 'fastest-levenshtein';
import { safeDecode } from '#shared/paths/base-path.ts';

/** Minimum share of equal letters for two path segments to count as similar. */
const minLikeness = 0.6;
/** Similarity of two segments if one contains the other: `try` and `try-it`. */
const contained = 0.8;

/**
 * Returns how similar two URL paths are, judging by the words in their segments; higher is more
 * similar. The last wanted segments count most, because they name the page.
 */
export function addressLikeness(wanted: readonly string[], other: readonly string[]): number {
  const bestLikeness = (word: string) =>
    Math.max(0, ...other.map((segment) => segmentLikeness(word, segment)));
  return wanted.reduce((sum, word, index) => sum + (index + 1) * bestLikeness(word), 0);
}

function segmentLikeness(one: string, other: string) {
  const [a, b] = [letters(one), letters(other)];
  const likeness = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  if (likeness < contained && (a.includes(b) || b.includes(a))) return contained;
  return likeness < minLikeness ? 0 : likeness;
}

function letters(words: string) {
  return words.toLowerCase().replaceAll(' ', '');
}

/** Minimum number of characters; shorter segments do not show which page was meant. */
const minWordLength = 3;

/**
 * Returns the words of each segment of a URL path, without file extensions such as `.html`. Leaves
 * out short segments unless there are no others.
 */
export function addressWords(path: string): readonly string[] {
  const words = safeDecode(path).split('/').map(toWords).filter(Boolean);
  const meaningful = words.filter((word) => word.length >= minWordLength);
  return meaningful.length > 0 ? meaningful : words;
}

function toWords(segment: string) {
  return segment
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
