import { distance } from 'fastest-levenshtein';

/** Replacements that give letters the same spelling if they sound alike to a speech recognizer. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/t?ch/g, 'j'],
  [/ck|q|c(?![eiy])|kh/g, 'k'],
  [/c|z|x/g, 's'],
  [/wh/g, 'w'],
  [/kn/g, 'n'],
  [/j|dg/g, 'g'],
  [/[aeiouy]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** Returns a rough phonetic key, which is the same for `block` and `blok`. */
export function soundKey(word: string): string {
  return sounds.reduce((key, [pattern, by]) => key.replace(pattern, by), word);
}

/**
 * Returns the distance between two words, from 0 (equal) to about 1 (nothing in common): two thirds
 * spelling, one third sound.
 */
export function wordDistance(a: string, b: string): number {
  if (a === b) return 0;
  const letters = distance(a, b) / Math.max(a.length, b.length, 1);
  const [x, y] = [soundKey(a), soundKey(b)];
  return (letters * 2 + distance(x, y) / Math.max(x.length, y.length, 1)) / 3;
}
