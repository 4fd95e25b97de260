import { describe, expect, it } from 'vitest';
import { interpolateParts } from './interpolate.ts';
import { translate } from './translate.ts';

describe('translate', () => {
  it('refuses a descriptor with neither id nor message', () => {
    expect(() => translate({})).toThrow(/neither/);
  });

  it('looks up by id, else falls back to the message', () => {
    const descriptor = { id: 'search.label', message: 'Search' };
    expect(translate(descriptor, {}, { 'search.label': 'Suche' })).toBe('Suche');
    expect(translate(descriptor, {}, { Search: 'not by message when there is an id' })).toBe(
      'Search',
    );
    expect(translate(descriptor)).toBe('Search');
  });

  it('looks up by message when there is no id', () => {
    expect(translate({ message: 'Search' }, {}, { Search: 'Suche' })).toBe('Suche');
    expect(translate({ message: 'Search' })).toBe('Search');
  });

  it('returns the id if nothing else is known, also for names of object members', () => {
    expect(translate({ id: 'search.label' })).toBe('search.label');
    expect(translate({ id: 'constructor' })).toBe('constructor');
  });

  it('replaces placeholders and leaves unknown ones', () => {
    expect(translate({ message: '{a} and {b} and {unknown}' }, { a: 'x', b: 2 })).toBe(
      'x and 2 and {unknown}',
    );
    expect(translate({ message: '{constructor}' }, {})).toBe('{constructor}');
  });

  it('takes zero and the empty string for values', () => {
    expect(translate({ message: '{count} results{more}' }, { count: 0, more: '' })).toBe(
      '0 results',
    );
  });

  it('puts elements between the texts', () => {
    const element = { tag: 'a' };
    expect(interpolateParts('See {link}.', { link: element })).toEqual(['See ', element, '.']);
  });
});
