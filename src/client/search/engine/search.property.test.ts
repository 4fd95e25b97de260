import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { search } from './search.ts';
import { addShard, SearchIndex } from './search-index.ts';
import { shards } from './search-fixture.test-data.ts';
import { processorTime } from '../../../../tests/support/processor-time.ts';

let index: SearchIndex;

beforeAll(async () => {
  index = new SearchIndex();
  for (const shard of Object.values(shards)) await addShard(index, shard);
});

/** Milliseconds of processor time allowed for a query that would hang a naive engine. */
const patience = 300;

describe('hostile queries', () => {
  const anything = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.stringMatching(/^[\w<>()[\]{}*+?.\\|^$&;:/"' -]{0,80}$/),
  );

  it('never throws, and highlights ranges that are inside the text and in order', () => {
    fc.assert(
      fc.property(anything, (query) => {
        for (const { title, snippet } of search(index, query).hits) {
          for (const { text, marks } of [title, snippet]) {
            let end = 0;
            for (const [start, next] of marks) {
              expect(start).toBeGreaterThanOrEqual(end);
              expect(next).toBeGreaterThan(start);
              end = next;
            }
            expect(end).toBeLessThanOrEqual(text.length);
          }
        }
      }),
    );
  });

  it.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['5,000 words', 'hat '.repeat(5_000)],
    ['a bomb for regular expressions', `${'(a+)+'.repeat(2_000)}$`],
    ['control characters', '\u0000\u001b[2J\u202e'.repeat(2_000)],
    ['combining marks', `z${'\u0301'.repeat(9_000)}`],
    ['surrogates cut in half', '\ud800'.repeat(5_000)],
  ])('answers %s quickly', (_, query) => {
    expect(processorTime(() => search(index, query))).toBeLessThan(patience);
  });

  it('treats markup on pages as text', () => {
    const [hit] = search(index, 'onerror').hits;
    expect(hit?.snippet.text).toContain('<img');
  });
});
