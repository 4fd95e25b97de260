import { distance } from 'fastest-levenshtein';

/** The least share of equal letters for two segments to be alike. */
const leastAlike = 0.6;
/** Likeness of segments of which one contains the other: `try` and `try-it`. */
const contained = 0.8;

/** Tells how alike two addresses are, by their segments' words. The last segments count most: they name the page. */
export function addressLikeness(wanted: readonly string[], other: readonly string[]): number {
  const likest = (word: string): number =>
    Math.max(0, ...other.map((segment) => segmentLikeness(word, segment)));
  return wanted.reduce((sum, word, index) => sum + (index + 1) * likest(word), 0);
}

function segmentLikeness(one: string, other: string): number {
  const [a, b] = [letters(one), letters(other)];
  const alike = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  if (alike < contained && (a.includes(b) || b.includes(a))) return contained;
  return alike < leastAlike ? 0 : alike;
}

function letters(words: string): string {
  return words.toLowerCase().replaceAll(' ', '');
}
