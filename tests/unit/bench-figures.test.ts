import { describe, expect, it } from 'vitest';
import { figureTable, ratioToBest, type FigureRow } from '../../bench/peers/figures.ts';

describe('ratioToBest', () => {
  it('compares with the lowest figure of the others', () => {
    expect(ratioToBest({ own: 5, one: 20, two: 10 }, 'own')).toBe(0.5);
  });

  it('leaves out what could not be measured, and is no number where nothing else could be', () => {
    expect(ratioToBest({ own: 5, one: Number.NaN, two: 10 }, 'own')).toBe(0.5);
    expect(ratioToBest({ own: 5 }, 'own')).toBeNaN();
    expect(ratioToBest({ one: 5 }, 'own')).toBeNaN();
  });
});

describe('figureTable', () => {
  it('has a column for each system, and a dash where there is no figure', () => {
    const rows: readonly FigureRow[] = [
      { label: 'paint ms', figures: { own: 400, one: 500 } },
      { label: 'build s', figures: { one: 20, two: 10 }, digits: 1 },
    ];
    expect(figureTable(rows, 'own').split('\n').slice(2)).toEqual([
      '| paint ms | 400 | 500 | – | 0.80 |',
      '| build s | – | 20.0 | 10.0 | – |',
    ]);
  });
});
