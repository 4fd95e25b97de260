/** Letters that sound alike when a recogniser mishears them, written the same way. */
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

/** Rough key of how a word sounds: `block` and `blok` share it. */
export function soundKey(word: string): string {
  return sounds.reduce((key, [pattern, by]) => key.replace(pattern, by), word);
}

/** Number of letters to add, drop, change or swap with a neighbour on the way from one word to the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swapped));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How far apart two words are, from 0 (same) to about 1 (nothing shared): letters count two thirds, sound one third. */
export function wordDistance(a: string, b: string): number {
  const letters = editDistance(a, b) / Math.max(a.length, b.length, 1);
  const [x, y] = [soundKey(a), soundKey(b)];
  return (letters * 2 + editDistance(x, y) / Math.max(x.length, y.length, 1)) / 3;
}
