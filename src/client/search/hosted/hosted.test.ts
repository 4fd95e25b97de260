import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareConfig } from '#client/testing/site-fixture.tsx';
import type { ClientConfig } from '#shared/page/site-data.ts';
import { fromMarkup } from './hosted-hit.ts';
import { hostedParameters } from './search-parameters.ts';

const tags = ['docs-default-current'];

function parametersOf({
  isSmall = false,
  section,
  ...search
}: Partial<ClientConfig['search']> & { isSmall?: boolean; section?: string } = {}) {
  const config = { ...bareConfig, search: { ...bareConfig.search, ...search } };
  return hostedParameters(config, tags, isSmall, section);
}

describe('parameters', () => {
  it('filter by language and by the tags of the reader’s versions', () => {
    expect(parametersOf().facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });

  it('prefer the active section and pages outside the API', () => {
    expect(parametersOf({ section: 'For users' }).optionalFilters).toEqual([
      'hierarchy.lvl0:For users',
      'is_api:false',
    ]);
    expect(parametersOf().optionalFilters[0]).toBe('hierarchy.lvl0:Documentation');
  });

  it('add configured filters to the contextual ones, or use them alone', () => {
    const filtersOf = (search: Partial<ClientConfig['search']>) =>
      parametersOf(search).facetFilters;
    expect(filtersOf({ facetFilters: ['type:guide', ['a:1', 'a:2']] })).toEqual([
      ...filtersOf({}),
      'type:guide',
      ['a:1', 'a:2'],
    ]);
    expect(filtersOf({ contextualSearch: false, facetFilters: 'type:guide' })).toEqual([
      'type:guide',
    ]);
    expect(filtersOf({ contextualSearch: false })).toEqual([]);
  });

  it('shorten snippets on small screens', () => {
    const lastOf = (isSmall: boolean) => parametersOf({ isSmall }).attributesToSnippet.at(-1);
    expect([lastOf(false), lastOf(true)]).toEqual(['content:10', 'content:5']);
  });
});

describe('marks', () => {
  it('are parsed, as are entities; everything else is text', () => {
    expect(fromMarkup('a <mark>b</mark> <img src=x onerror=alert(1)> &lt;i&gt;')).toEqual({
      text: 'a b <img src=x onerror=alert(1)> <i>',
      marks: [[2, 3]],
    });
  });

  it('never extend outside the text, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('<mark>', '</mark>', '&amp;'), fc.string())),
        (pieces) => {
          const { text, marks } = fromMarkup(pieces.join(''));
          for (const [start, end] of marks) {
            expect(start).toBeLessThan(end);
            expect(end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
    );
  });
});
