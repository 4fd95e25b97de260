import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMarkup } from './marked-markup.ts';
import { facetFilters, optionalFilters, snippetWords } from './search-parameters.ts';

const context = { isContextual: true, language: 'en', tags: ['docs-default-current'] };

describe('filters', () => {
  it('filter by language and by the tags of the reader’s versions', () => {
    expect(facetFilters(context)).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });

  it('prefer the active section and pages outside the API', () => {
    expect(optionalFilters({ section: 'For users' })).toEqual([
      'hierarchy.lvl0:For users',
      'is_api:false',
    ]);
    expect(optionalFilters({})[0]).toBe('hierarchy.lvl0:Documentation');
  });

  it('add configured filters to the contextual ones, or use them alone', () => {
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

  it('shorten snippets on small screens', () => {
    expect([snippetWords(false), snippetWords(true)]).toEqual([10, 5]);
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
