import { beforeAll, describe, expect, it } from 'vitest';
import { search } from './search.ts';
import { addShard, setVocabulary, SearchIndex } from './search-index.ts';
import { shards } from './search-fixture.test-data.ts';

let index: SearchIndex;

beforeAll(async () => {
  index = new SearchIndex();
  await addShard(index, shards.user);
  await addShard(index, shards.contributor);
  await addShard(index, shards.api);
});

const urls = (query: string): readonly string[] => search(index, query).hits.map(({ url }) => url);

describe('search engine', () => {
  it.each([
    ['chuck', 'command'],
    ['chuck every funk', 'command'],
    ['how do I delete a function', 'prose'],
    ['HatTokenMap', 'identifier'],
    ['core_', 'identifier'],
    ['hattokenmap', 'identifier'],
    ['HatTokenMap class', 'identifier'],
    // A typo in a sentence, not a name on the pages.
    ['get_tokken of targets', 'prose'],
    // A command begins with its action.
    ['funk chuck', 'prose'],
  ])('treats %s as %s', (query, intent) => {
    expect(search(index, query).intent).toBe(intent);
  });

  it('ranks user pages before contributor pages, and those before the API', () => {
    expect(urls('copy')).toEqual([
      '/#copy',
      '/contributing/#copy-settings',
      '/contributing/api/classes/copy.Copy/',
    ]);
    expect(urls('delete')[0]).toBe('/#delete');
  });

  const tokenMap = '/contributing/api/classes/core_HatTokenMap.HatTokenMap/';
  const frozenMap = '/contributing/api/classes/core_HatTokenMap.FrozenMap/';

  it.each([
    ['FrozenMap.getToken', `${frozenMap}#gettoken`],
    ['HatTokenMap#getToken()', `${tokenMap}#gettoken`],
    ['core/HatTokenMap.FrozenMap', frozenMap],
    // Inherited members are described elsewhere.
    ['FrozenMap.isEmpty', frozenMap],
  ])('finds exactly what the qualified name %s refers to', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('ranks a type first for its exact name, then its members, then texts', async () => {
    const own = new SearchIndex();
    const text = 'A driver drives, and a transaction is done by a driver. '.repeat(9);
    await addShard(own, {
      group: 'user',
      pages: [{ path: '/p/', sections: [{ level: 1, title: 'Driver and transaction', text }] }],
    });
    await addShard(own, {
      group: 'api',
      pages: [
        {
          path: '/api/Kysely/',
          kind: 'Class',
          sections: [
            { level: 1, title: 'Kysely<DB>' },
            { id: 'transaction', level: 2, title: 'transaction' },
          ],
        },
        {
          path: '/api/Transaction/',
          kind: 'Class',
          sections: [{ level: 1, title: 'Transaction<DB>' }],
        },
        { path: '/api/Driver/', kind: 'Interface', sections: [{ level: 1, title: 'Driver' }] },
        { path: '/api/HatMap/', kind: 'Class', sections: [{ level: 1, title: 'HatMap' }] },
        {
          path: '/api/modules/types/',
          kind: 'Module',
          sections: [
            { level: 1, title: 'types' },
            { id: 'hatmap', level: 2, title: 'hatMap' },
            { id: 'position', level: 2, title: 'Position' },
            { id: 'side', level: 2, title: 'Side', aliases: ['leftHand', 'center'] },
          ],
        },
      ],
    });
    const first = (query: string) => search(own, query).hits[0]?.url;
    expect(first('Driver')).toBe('/api/Driver/');
    expect(first('Transaction')).toBe('/api/Transaction/');
    expect(first('Position')).toBe('/api/modules/types/#position');
    expect(first('Kysely.transaction')).toBe('/api/Kysely/#transaction');
    expect(first('leftHand')).toBe('/api/modules/types/#side');
    expect(first('HatMap')).toBe('/api/HatMap/');
    expect(first('hatMap')).toBe('/api/modules/types/#hatmap');
    // A word in lower case may mean the type too, but the guides come first.
    expect(search(own, 'driver').hits.map(({ url }) => url)).toEqual(['/p/', '/api/Driver/']);
  });

  it("ranks a member's declaration before its overrides", () => {
    expect(urls('getToken').slice(0, 2)).toEqual([`${tokenMap}#gettoken`, `${frozenMap}#gettoken`]);
  });

  it.each(['api', 'contributor'] as const)(
    'ranks declarations with exactly this name first for readers of %s pages',
    (current) => {
      const first = (query: string) => search(index, query, { current }).hits[0]?.url;
      expect(first('Copy')).toBe('/contributing/api/classes/copy.Copy/');
      expect(first('copy')).toBe('/contributing/#copy-settings');
      expect(first('FrozenMap')).toBe(frozenMap);
    },
  );

  it('lists deprecated and beta declarations', () => {
    expect(urls('deprecated')).toEqual([frozenMap]);
    expect(urls('Beta')).toEqual([`${frozenMap}#thaw`]);
    expect(urls('override')).not.toContain(`${frozenMap}#gettoken`);
  });

  it('finds words that occur only in code once its file is loaded, and shows the code', async () => {
    const early = new SearchIndex();
    await addShard(early, shards.user);
    expect(search(early, 'paintbrush').count).toBe(0);
    await addShard(early, shards.contributor);
    for (const query of ['paintBrush', 'paintbrush', 'brush']) {
      const [hit] = search(early, query).hits;
      expect(hit?.url, query).toBe('/#copy');
      expect(hit?.snippet.text, query).toContain('paintBrush');
    }
  });

  it('gives the rare parts of a phrase the most weight, and the most common action the least', () => {
    expect(urls('take every funk').slice(0, 3)).toEqual(['/#every', '/#scopes', '/#take']);
    expect(urls('chuck every funk')[0]).toBe('/#delete');
    expect(urls('take')[0]).toBe('/#take');
  });

  it('accepts a number as part of a phrase', () => {
    expect(search(index, 'take every 15').intent).toBe('command');
    expect(search(index, '15').intent).toBe('prose');
  });

  it('finds the guide that quotes a name exactly, by the whole name and by its parts', () => {
    expect(urls('user.cursorless_command')[0]).toBe('/user/unicode/#scripts');
    expect(urls('cursorless command script')[0]).toBe('/user/unicode/#scripts');
  });

  it('suggests words that find something if there are no hits', () => {
    const { hits, suggestions } = search(index, 'selektzionz');
    expect(hits).toEqual([]);
    expect(suggestions).toEqual(['selections']);
    for (const word of suggestions) expect(urls(word)).not.toEqual([]);
  });

  it('ranks the API first for names in the code', () => {
    expect(urls('HatTokenMap')[0]).toBe('/contributing/api/classes/core_HatTokenMap.HatTokenMap/');
    expect(urls('getToken')[0]).toBe(
      '/contributing/api/classes/core_HatTokenMap.HatTokenMap/#gettoken',
    );
    expect(urls('core_')).toContain('/contributing/api/classes/core_HatTokenMap.HatTokenMap/');
  });

  it('finds the guide and the code for a spoken form', () => {
    expect(urls('chuck').slice(0, 2)).toEqual([
      '/#delete',
      '/contributing/api/classes/actions_Remove.Delete/',
    ]);
  });

  it('finds the pages for the parts of a command, the action first', () => {
    expect(urls('chuck every funk').slice(0, 3)).toEqual(['/#delete', '/#every', '/#scopes']);
  });

  it.each([
    ['func', '/#scopes'],
    ['cursor less', '/'],
    ['delte', '/#delete'],
    ['synt', '/#scopes'],
    ['unicode', '/user/unicode/'],
  ])('finds "%s" even if misspelled, split or incomplete', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it("understands the reader's own words", async () => {
    const own = new SearchIndex();
    await addShard(own, shards.user);
    setVocabulary(own, [{ group: 'simple_action', identifier: 'remove', spoken: ['zap it'] }]);
    expect(search(own, 'zap it').hits[0]?.url).toBe('/#delete');
    expect(search(own, 'chuck').hits[0]?.url).toBe('/#delete');
    setVocabulary(own, []);
    expect(search(own, 'zap it').hits.map(({ url }) => url)).not.toContain('/#delete');
  });

  it.each([
    ['get rid of it', '/#delete'],
    ['clipboard', '/#copy'],
  ])('finds "%s" by the readers’ name for a section', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('ranks a section with the words in one sentence before one with the words far apart', async () => {
    const filler = 'Something else is told here at some length, '.repeat(4);
    const own = new SearchIndex();
    const sections = [
      { level: 1, title: 'Page' },
      {
        id: 'apart',
        level: 2,
        title: 'First',
        text: `A window opens. ${filler} Then you may close it with a curtain.`,
      },
      {
        id: 'near',
        level: 2,
        title: 'Second',
        text: `A curtain hangs before the window. ${filler} Then you may close it.`,
      },
    ];
    await addShard(own, { group: 'user', pages: [{ path: '/p/', sections }] });
    expect(search(own, 'curtain of a window').hits[0]?.url).toBe('/p/#near');
  });

  it('ranks a long section with an exact word before headings with a longer one', async () => {
    const own = new SearchIndex();
    const long = `${'Something else is told here at some length. '.repeat(60)} Then comes a stop.`;
    await addShard(own, {
      group: 'user',
      pages: [long, ...Array.from({ length: 20 }, () => 'Other')].map((text, index) => ({
        path: `/${index}/`,
        sections: [{ level: 1, title: 'Page', text }],
      })),
    });
    await addShard(own, {
      group: 'api',
      pages: ['a', 'b', 'c'].map((id) => ({
        path: `/api/${id}/`,
        sections: [{ level: 1, title: 'stopper', text: 'stopper', aliases: ['stopper'] }],
      })),
    });
    expect(search(own, 'stop').hits[0]?.url).toBe('/0/');
  });

  it('treats a word as rare if it is rare in the guides, however often the reference has it', async () => {
    const own = new SearchIndex();
    const text = (words: string) => ({ level: 2, title: 'T', text: words });
    await addShard(own, {
      group: 'user',
      pages: [
        {
          path: '/p/',
          sections: [
            { level: 1, title: 'Page' },
            { id: 'rare', ...text('node other') },
            ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, ...text('window other') })),
          ],
        },
      ],
    });
    await addShard(own, {
      group: 'api',
      pages: Array.from({ length: 200 }, (_, index) => ({
        path: `/api/${index}/`,
        sections: [{ level: 1, title: `Page ${index}`, text: 'node node' }],
      })),
    });
    expect(search(own, 'window node').hits[0]?.url).toBe('/p/#rare');
  });

  it("ranks contributors' pages first for readers of these", () => {
    const first = (current?: 'contributor' | 'user') =>
      search(index, 'copy', { current }).hits[0]?.url;
    expect(first('contributor')).toBe('/contributing/#copy-settings');
    expect([first(), first('user')]).toEqual(['/#copy', '/#copy']);
  });

  it('counts all hits, but returns only as many as requested', () => {
    const { hits, count } = search(index, 'delete', { limit: 1 });
    expect([hits.length, count]).toEqual([1, 3]);
  });

  it('returns as many hits as requested, and has no more than fifty', async () => {
    const own = new SearchIndex();
    await addShard(own, {
      group: 'user',
      pages: Array.from({ length: 400 }, (_, index) => ({
        path: `/${index}/`,
        sections: [{ level: 1, title: `Window ${index}` }],
      })),
    });
    for (const limit of [20, 50, 400]) {
      const { hits, count } = search(own, 'window', { limit });
      expect([hits.length, count]).toEqual([Math.min(limit, 50), 50]);
    }
  });

  it('finds nothing for an empty query', () => {
    for (const query of ['', '   ', '???'])
      expect(search(index, query)).toMatchObject({ hits: [], count: 0 });
  });
});
