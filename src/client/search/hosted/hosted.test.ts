import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMarkup, toMarkup } from './marked-markup.ts';
import { facetFilters, optionalFilters, snippetWords, versionTag } from './search-parameters.ts';
import { toHostedHit, toShownHit } from './shown-hit.ts';
import { encodeParams } from './wire.ts';

const context = { isContextual: true, language: 'en', tags: ['docs-default-current'] };

describe('filters', () => {
  it('asks for the language, and for the tags of the reader’s versions', () => {
    expect(facetFilters(context)).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });

  it('takes the active version, else the preferred, else the last', () => {
    expect(versionTag('default', { active: 'next', preferred: '1.0', last: 'current' })).toBe(
      'docs-default-next',
    );
    expect(versionTag('default', { preferred: '1.0', last: 'current' })).toBe('docs-default-1.0');
    expect(versionTag('default', { last: 'current' })).toBe('docs-default-current');
  });

  it('prefers the active section and what is not of the API', () => {
    expect(optionalFilters({ section: 'For users' })).toEqual([
      'hierarchy.lvl0:For users',
      'is_api:false',
    ]);
    expect(optionalFilters({})[0]).toBe('hierarchy.lvl0:Documentation');
  });

  it('adds configured filters to the contextual ones; without those they stand alone', () => {
    expect(facetFilters({ ...context, configured: ['type:guide', ['a:1', 'a:2']] })).toEqual([
      ...facetFilters(context),
      'type:guide',
      ['a:1', 'a:2'],
    ]);
    expect(facetFilters({ ...context, isContextual: false, configured: 'type:guide' })).toEqual([
      'type:guide',
    ]);
    expect(facetFilters({ ...context, isContextual: false })).toEqual([]);
  });

  it('cuts shorter snippets on small screens', () => {
    expect([snippetWords(false), snippetWords(true)]).toEqual([10, 5]);
  });
});

describe('wire format', () => {
  it('encodes everything but index and query into params', () => {
    const encoded = encodeParams({
      indexName: 'cursorless',
      query: 'hat',
      hitsPerPage: 20,
      facetFilters: ['language:en', ['a', 'b']],
      nothing: undefined,
    });
    expect([encoded.indexName, encoded.query]).toEqual(['cursorless', 'hat']);
    expect(Object.fromEntries(new URLSearchParams(encoded.params))).toEqual({
      hitsPerPage: '20',
      facetFilters: '["language:en",["a","b"]]',
    });
  });
});

describe('marks', () => {
  it('lets nothing but marks through, whatever a text holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toMarkup(fromMarkup(text))).not.toMatch(/<(?!\/?mark>)|["']/);
      }),
    );
    expect(fromMarkup('a <mark>b</mark> <img src=x onerror=alert(1)> &lt;i&gt;')).toEqual({
      text: 'a b <img src=x onerror=alert(1)> <i>',
      marks: [[2, 3]],
    });
  });

  it('reads back what it writes', () => {
    const marked = {
      text: 'Map<string> & "more"',
      marks: [
        [0, 3],
        [14, 20],
      ] as const,
    };
    expect(fromMarkup(toMarkup(marked))).toEqual(marked);
  });
});

describe('hits', () => {
  const groups = { user: 'For users', contributor: 'For contributors', api: 'API reference' };

  it('gives a local hit the shape of the hosted service, and reads it back', () => {
    const hit = toHostedHit(
      {
        url: '/#delete',
        group: 'user',
        titles: ['Documentation', 'Actions', 'Delete'],
        title: { text: 'Delete', marks: [[0, 6]] },
        snippet: { text: 'Deletes a <b>', marks: [[0, 7]] },
        score: 1,
      },
      { groups, address: (path) => `/docs${path}` },
    );
    expect(hit).toMatchObject({
      url: '/docs/#delete',
      type: 'lvl3',
      hierarchy: { lvl0: 'For users', lvl3: 'Delete', lvl4: null },
    });
    expect(toShownHit(hit)).toEqual({
      title: { text: 'Delete', marks: [[0, 6]] },
      path: ['For users', 'Documentation', 'Actions'],
      snippet: { text: 'Deletes a <b>', marks: [[0, 7]] },
    });
  });
});
