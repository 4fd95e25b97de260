import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addScore, createScores, keepBest } from './document-scores.ts';

function scoresOf(values: readonly number[]) {
  const scores = createScores(values.length);
  for (const [id, value] of values.entries()) if (value > 0) addScore(scores, id, value);
  return scores;
}

describe('keepBest', () => {
  it('keeps the given number, and none clearly below an omitted one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (values, limit) => {
          const kept = keepBest(scoresOf(values), limit);
          const left = values.flatMap((value, id) =>
            value > 0 && !kept.includes(id) ? [value] : [],
          );
          expect(kept).toHaveLength(Math.min(limit, values.filter((value) => value > 0).length));
          expect(new Set(kept).size).toBe(kept.length);
          expect(Math.max(0, ...left)).toBeLessThanOrEqual(
            Math.min(Infinity, ...kept.map((id) => values[id] ?? 0)) + 1,
          );
        },
      ),
    );
  });
});

it('lists the documents with a score once', () => {
  const scores = scoresOf([0, 2, 3]);
  addScore(scores, 1, 1);
  expect([[...scores.values], scores.found]).toEqual([
    [0, 3, 3],
    [1, 2],
  ]);
});
