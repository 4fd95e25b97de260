import path from 'node:path';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { search } from '#client/search/engine/search.ts';
import type { SearchIndex } from '#client/search/engine/search-index.ts';
import { openSearch } from './open-search.ts';
import golden from './search-golden.json';

const root = path.resolve(import.meta.dirname, '../..');
const hasApi = existsSync(path.join(root, 'api-gen/output'));

/** Minimum shares of queries for which the expected hit is first, and among the first three. */
const wanted = { first: 0.8, three: 0.95 };

let index: SearchIndex;
let places: ReadonlySet<string>;

beforeAll(async () => {
  ({ index, places } = await openSearch());
});

/** Returns the index of the expected hit; -1 if it is missing. */
function positionOf([query, place]: readonly string[]): number {
  return search(index, query ?? '').hits.findIndex(({ url }) => url === place);
}

describe('golden queries', () => {
  const classes = Object.entries(golden).filter(([name]) => hasApi || name !== 'identifier');
  const all = classes.flatMap(([, queries]) => queries);

  it('has 60 queries and more, in three classes', () => {
    expect(Object.keys(golden)).toEqual(['spoken', 'prose', 'identifier']);
    expect(Object.values(golden).flat().length).toBeGreaterThanOrEqual(60);
  });

  it('expects places that exist', () => {
    expect(all.filter(([, place]) => !places.has(place ?? ''))).toEqual([]);
  });

  const shares = `${wanted.first * 100} % first and ${wanted.three * 100} % among three`;

  // Shares over all three classes together, because names are found more easily than prose.
  it.skipIf(!hasApi)(`answers ${shares}`, () => {
    const positions = all.map((row) => ({ row, position: positionOf(row) }));
    const missed = positions.filter(({ position }) => position < 0 || position > 2);
    expect(
      positions.filter(({ position }) => position === 0).length / all.length,
    ).toBeGreaterThanOrEqual(wanted.first);
    expect(1 - missed.length / all.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(
      wanted.three,
    );
  });

  it.skipIf(!hasApi)('answers the queries of the issue with the first hit', () => {
    const queries = [
      'how do I delete a function',
      'delete a function',
      'Delete class',
      'class Delete',
      'what is a hat',
      'change spoken form',
      'chuck',
      'bring',
      'HatTokenMap',
    ];
    expect(
      all
        .filter(([query]) => queries.includes(query ?? ''))
        .map((row) => [row[0], positionOf(row)]),
    ).toEqual(expect.arrayContaining(queries.map((query) => [query, 0])));
  });

  it('finds user pages for a word that is also in the API (cursorless-dev/cursorless#644)', () => {
    expect(
      search(index, 'copy')
        .hits.slice(0, 2)
        .every(({ group }) => group === 'user'),
    ).toBe(true);
  });
});
