import type { Scores } from './document-scores.ts';

/** Number of buckets between zero and the best score. */
const steps = 512;

/**
 * Returns the documents with the highest scores, at most `limit`, in no particular order. Counts
 * scores in buckets instead of sorting them, which takes a tenth of the time for 20,000 scores.
 * Keeps the first documents of the lowest bucket.
 */
export function keepBest({ values, found }: Scores, limit: number): readonly number[] {
  if (found.length <= limit) return [...found];
  let most = 0;
  for (const id of found) most = Math.max(most, values[id] ?? 0);
  const stepOf = (id: number): number => Math.ceil(((values[id] ?? 0) / most) * steps);
  const least = minStep(found, stepOf, limit);
  const above: number[] = [];
  const level: number[] = [];
  for (const id of found) {
    const step = stepOf(id);
    if (step > least) above.push(id);
    else if (step === least) level.push(id);
  }
  return [...above, ...level.slice(0, limit - above.length)];
}

/** Returns the bucket of the `limit`th best document. */
function minStep(found: readonly number[], stepOf: (id: number) => number, limit: number): number {
  const counts = new Uint32Array(steps + 1);
  for (const id of found) {
    const step = stepOf(id);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let sum = 0;
  let step = steps;
  while (step > 0) {
    sum += counts[step] ?? 0;
    if (sum >= limit) break;
    step -= 1;
  }
  return step;
}
