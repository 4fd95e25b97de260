import { describe, expect, it } from 'vitest';
import { interpolateParts } from './interpolate.ts';
import { translateWith } from './translate.ts';

const translate = translateWith({});

describe('translate', () => {
  it('looks up by id, else falls back to the English text', () => {
    expect(translateWith({ 'search.label': 'Suche' })('search.label', 'Search')).toBe('Suche');
    expect(translateWith({ Search: 'not by text' })('search.label', 'Search')).toBe('Search');
    expect(translate('search.label', 'Search')).toBe('Search');
  });

  it('does not treat names of object members as ids', () => {
    expect(translate('constructor', 'Search')).toBe('Search');
  });

  it('replaces placeholders and leaves unknown ones', () => {
    expect(translate('id', '{a} and {b} and {unknown}', { a: 'x', b: 2 })).toBe(
      'x and 2 and {unknown}',
    );
    expect(translate('id', '{constructor}', {})).toBe('{constructor}');
  });

  it('accepts zero and the empty string as values', () => {
    expect(translate('id', '{count} results{more}', { count: 0, more: '' })).toBe('0 results');
  });

  it('puts elements between the texts', () => {
    const element = { tag: 'a' };
    expect(interpolateParts('See {link}.', { link: element })).toEqual(['See ', element, '.']);
  });
});
