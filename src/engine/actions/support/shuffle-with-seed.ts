/** Shuffles items with a seed and returns the next seed. */
export function shuffleWithSeed<T>(
  items: readonly T[],
  seed: number,
): { items: T[]; seed: number } {
  const shuffled = [...items];
  let current = seed;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    current = nextSeed(current);
    const chosen = Math.floor((current / 2 ** 32) * (last + 1));
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as T, shuffled[last] as T];
  }
  return { items: shuffled, seed: nextSeed(current) };
}

/** Linear congruential generator with the constants of Numerical Recipes, modulo 2^32. */
function nextSeed(seed: number): number {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0;
}
