import { describe, expect, it } from 'vitest';
import { figureTable, ratioToBest, type FigureRow } from '../../bench/peers/figures.ts';

describe('ratioToBest', () => {
  it('compares with the lowest figure of the others', () => {
    expect(ratioToBest({ own: 5, one: 20, two: 10 }, 'own')).toBe(0.5);
  });

  it('ignores figures that could not be measured, and is not a number if no other could', () => {
    expect(ratioToBest({ own: 5, one: Number.NaN, two: 10 }, 'own')).toBe(0.5);
    expect(ratioToBest({ own: 5, one: 'out of memory', two: 10 }, 'own')).toBe(0.5);
    expect(ratioToBest({ own: 5, one: 'failed' }, 'own')).toBeNaN();
    expect(ratioToBest({ own: 'failed', one: 5 }, 'own')).toBeNaN();
    expect(ratioToBest({ one: 5 }, 'own')).toBeNaN();
  });
});

describe('figureTable', () => {
  const lines = (rows: readonly FigureRow[]): readonly string[] =>
    figureTable(rows, 'own').split('\n').slice(2);

  it('has a column for each system, a dash for a missing figure, and words for an impossible one', () => {
    expect(
      lines([
        { label: 'paint ms', figures: { own: 400, one: 500 } },
        { label: 'build s', figures: { one: 20, two: 'over 300 s' }, digits: 1 },
      ]),
    ).toEqual([
      '| paint ms | 400 | 500 | – | 0.80 |  |',
      '| build s | – | 20.0 | over 300 s | – |  |',
    ]);
  });

  it('says next to each target whether it is met', () => {
    const figures = { own: 400, one: 500 };
    expect(
      lines([
        { label: 'a', figures, target: { ratio: 0.8 } },
        { label: 'b', figures, target: { ratio: 0.75 } },
        { label: 'c', figures, target: { atMost: 400 } },
        { label: 'd', figures, target: { atMost: 399 } },
        { label: 'e', figures: { one: 500 }, target: { atMost: 399 } },
      ]).map((line) => line.split(' | ').at(-1)),
    ).toEqual([
      'ratio at most 0.8: met |',
      'ratio at most 0.75: missed |',
      'at most 400: met |',
      'at most 399: missed |',
      'at most 399 |',
    ]);
  });
});
