import { describe, expect, it, vi } from 'vitest';
import { shards } from '../engine/search-fixture.test-data.ts';
import { createLocalSearch } from './local-search.ts';

const files = { user: 'user', contributor: 'contributor', api: 'api' } as const;

function create(
  fetchJson = async (address: string): Promise<unknown> => shards[address as keyof typeof shards],
) {
  const fetched = vi.fn(fetchJson);
  return {
    fetched,
    search: createLocalSearch(async () => files, fetched),
  };
}

describe('local search', () => {
  it('fetches nothing before it is used, then the user pages first', async () => {
    const { fetched, search } = create();
    expect(fetched).not.toHaveBeenCalled();
    await search.load();
    expect(fetched.mock.calls).toEqual([['user']]);
    await search.loadAll();
    expect(fetched.mock.calls).toEqual([['user'], ['contributor'], ['api']]);
  });

  it.each(['delete', 'copy', 'delete class'])(
    'returns the same results for "%s" in the same order at first and later',
    async (query) => {
      const { search } = create();
      const first = await search.search(query);
      expect(first.hits.map(({ group }) => group)).toContain('api');
      expect(await search.search(query)).toEqual(first);
    },
  );

  it('answers from the loaded files if others cannot be fetched', async () => {
    const { search } = create(async (address) => {
      if (address === 'api') throw new Error('offline');
      return shards[address as keyof typeof shards];
    });
    expect((await search.search('delete')).hits[0]?.url).toBe('/#delete');
    await expect(search.search('getToken')).rejects.toThrow('offline');
  });

  it('waits for the reference if the query is a name in the code', async () => {
    const { search } = create();
    expect((await search.search('HatTokenMap')).hits[0]?.url).toContain('core_HatTokenMap');
  });

  it('fetches each file once', async () => {
    const { fetched, search } = create();
    await Promise.all([search.search('HatTokenMap'), search.search('getToken'), search.load()]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("finds the reader's own words, whether set before or after the files have loaded", async () => {
    const { search } = create();
    const term = { group: 'simple_action', identifier: 'remove' } as const;
    search.words.set([{ ...term, spoken: ['zap it'] }], '/');
    expect((await search.search('zap it')).hits[0]?.url).toContain('#delete');
    search.words.set([{ ...term, spoken: ['zip it'] }], '/');
    expect((await search.search('zip it')).hits[0]?.url).toContain('#delete');
  });

  it("quotes phrases in the reader's words", async () => {
    const { search } = create();
    const quoted = async () => {
      const { hits } = await search.search('delete');
      return hits.map(({ snippet }) => snippet.text).find((text) => text.includes('“'));
    };
    expect(await quoted()).toContain('“chuck <target>”');
    search.words.set([{ group: 'simple_action', identifier: 'remove', spoken: ['zap'] }], '/');
    expect(await quoted()).toContain('“zap <target>”');
    search.words.set([], '/');
    expect(await quoted()).toContain('“chuck <target>”');
  });

  it('answers a query with an arrow by type, from a list fetched on demand', async () => {
    const range = [
      '/api/range/',
      'Range',
      'class',
      '',
      ['union', 'method', '', '', '(Range) => Range'],
    ];
    const fetched = vi.fn(async (): Promise<unknown> => [range]);
    const search = createLocalSearch(
      async () => ({ ...files, declarations: 'declarations' }),
      fetched,
    );
    const { hits, count } = await search.search('Range -> Range');
    expect(hits.map(({ url, titles }) => [url, ...titles])).toEqual([
      ['/api/range/#union', 'Range', 'union'],
    ]);
    expect(count).toBe(1);
    expect(fetched.mock.calls).toEqual([['declarations']]);
  });

  it('finds nothing by type without a reference', async () => {
    expect((await create().search.search('=>')).hits).toEqual([]);
  });

  it('fails while the files cannot be fetched, and retries with the next query', async () => {
    let isDown = true;
    const { search } = create(async (address) => {
      if (isDown) throw new Error('offline');
      return shards[address as keyof typeof shards];
    });
    await expect(search.search('delete')).rejects.toThrow('offline');
    isDown = false;
    expect((await search.search('delete')).count).toBeGreaterThan(0);
  });
});
