import { describe, expect, it } from 'vitest';
import type { DeclarationIndex, IndexedMember } from '#shared/search/declaration-index.ts';
import { parseShape } from './parse-type.ts';
import { createTypeSearch } from './type-search.ts';

const way = (name: string, ...shapes: string[]): IndexedMember => [
  name,
  'function',
  '',
  '',
  ...shapes,
];

const index: DeclarationIndex = [
  ['/base/', 'Base', 'interface', '', ['range', 'accessor', '', '', '() => Range']],
  ['/line/', 'Line', 'class', 'Base', ['range', 'accessor', '', 'override', '() => Range']],
  ['/box/', 'Box<T>', 'class', '', ['open', 'method', '', '', '() => T']],
  [
    '/tools/',
    'tools',
    'module',
    '',
    way('cover', '(Base) => Range'),
    way('first', '<T>(readonly T[], (item: T) => boolean) => T | undefined'),
    way('later', '(string) => Promise<Range>'),
    way('name', '(Range, string?) => string'),
    way('parse', '(string, number) => Range', '(number) => Range'),
    way('pick', '({ base: Base; at: number }) => [Base, "a | b"]'),
    way('wide', '(string | Base) => Line'),
  ],
];

const search = createTypeSearch(index);
const found = (query: string) => search(query, 20).hits.map(({ url }) => url);

describe('search by type', () => {
  it('ranks exact shapes first, then members of the given type', () => {
    expect(found('(Base) => Range')).toEqual(['/tools/#cover', '/base/#range']);
  });

  it('accepts subtypes as parameters and results', () => {
    expect(found('Line -> Range')).toEqual(['/line/#range', '/tools/#cover', '/base/#range']);
    expect(found('string -> Base')).toEqual(['/tools/#wide']);
  });

  it('requires no order, brackets or parameters', () => {
    expect(found('number, string => Range')).toEqual(found('string -> number -> Range'));
    expect(found('number, string => Range')[0]).toBe('/tools/#parse');
    const results = found('-> Range');
    expect(results.slice(0, 4)).toEqual([
      '/base/#range',
      '/line/#range',
      '/tools/#cover',
      '/tools/#parse',
    ]);
    expect(results).toContain('/tools/#later');
    expect(found('() => Range')).toEqual(['/base/#range', '/line/#range', '/box/#open']);
  });

  it('unifies generics of the query and of the declarations', () => {
    expect(found('(Line[], (line: Line) => boolean) => Line')).toEqual(['/tools/#first']);
    expect(found('A[], (A -> boolean) -> A')).toEqual([]);
    expect(found('(A[], (a: A) => boolean) => A')).toEqual(['/tools/#first']);
    expect(found('Box<string> -> string')).toEqual(['/box/#open']);
  });

  it('parses object types, tuples, strings and incomplete input', () => {
    expect(found('({ base: Base; at: number }) => [Base, "a | b"]')).toEqual(['/tools/#pick']);
    expect(found('string ->')).toContain('/tools/#later');
    for (const query of ['=>', '(((', '-> |', '<T', '(a:) => x'.repeat(99), '-> {'])
      expect(() => found(query)).not.toThrow();
  });

  it('treats conditional types, keyed types and comments as types that match only approximately', () => {
    expect(parseShape('(T extends string ? A : B) => keyof T')?.parameters).toBeUndefined();
    expect(parseShape('(keyof T, typeof value) => void')?.parameters).toHaveLength(2);
  });
});
