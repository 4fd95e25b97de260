import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMarkup } from './marked-markup.ts';
import { hostedParameters, type ParameterInput } from './search-parameters.ts';

const context = {
  isContextual: true,
  language: 'en',
  tags: ['docs-default-current'],
  isSmall: false,
};

describe('parameters', () => {
  it('filter by language and by the tags of the reader’s versions', () => {
    expect(hostedParameters(context).facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });

  it('prefer the active section and pages outside the API', () => {
    expect(hostedParameters({ ...context, section: 'For users' }).optionalFilters).toEqual([
      'hierarchy.lvl0:For users',
      'is_api:false',
    ]);
    expect(hostedParameters(context).optionalFilters[0]).toBe('hierarchy.lvl0:Documentation');
  });

  it('add configured filters to the contextual ones, or use them alone', () => {
    const filtersOf = (input: Partial<ParameterInput>) =>
      hostedParameters({ ...context, ...input }).facetFilters;
    expect(filtersOf({ configured: ['type:guide', ['a:1', 'a:2']] })).toEqual([
      ...filtersOf({}),
      'type:guide',
      ['a:1', 'a:2'],
    ]);
    expect(filtersOf({ isContextual: false, configured: 'type:guide' })).toEqual(['type:guide']);
    expect(filtersOf({ isContextual: false })).toEqual([]);
  });

  it('shorten snippets on small screens', () => {
    const lastOf = (isSmall: boolean) =>
      hostedParameters({ ...context, isSmall }).attributesToSnippet.at(-1);
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
