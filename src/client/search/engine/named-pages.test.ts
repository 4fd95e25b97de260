import { describe, expect, it } from 'vitest';
import { namedPageGains } from './named-pages.ts';
import { addShard, SearchIndex } from './search-index.ts';

const names = [
  ['Class', 'Delete'],
  ['Class', 'HatTokenMap'],
  ['Class', 'Notifier<T>'],
  ['Interface', 'Range'],
  ['Class', 'Range'],
] as const;

const index = new SearchIndex();
await addShard(index, {
  group: 'api',
  pages: names.map(([kind, title]) => ({
    path: `/${kind}/${title}/`,
    kind,
    sections: [{ level: 1, title }],
  })),
});

const namedBy = (query: string): readonly string[] =>
  namedPageGains({ words: query.split(' '), intent: 'prose' }, index.pages).map(([{ url }]) =>
    decodeURI(url),
  );

describe('namedPageGains', () => {
  it.each([
    ['delete class', ['/Class/Delete/']],
    ['class delete', ['/Class/Delete/']],
    ['the delete class', ['/Class/Delete/']],
    ['api page of delete', ['/Class/Delete/']],
    ['class hat token map', ['/Class/HatTokenMap/']],
    ['class notifier', ['/Class/Notifier<T>/']],
    ['interface range', ['/Interface/Range/']],
    ['api range', ['/Interface/Range/', '/Class/Range/']],
  ])('finds the page that "%s" asks for', (query, urls) => {
    expect(namedBy(query)).toEqual(urls);
  });

  it.each([
    'delete',
    'class',
    'delete a class',
    'delete the class name',
    'delete api',
    'module delete',
  ])('finds no page name in "%s"', (query) => {
    expect(namedBy(query)).toEqual([]);
  });

  it('adds less to a page whose name is also a command', () => {
    const gainOf = (intent: 'prose' | 'command'): number =>
      namedPageGains({ words: ['delete', 'class'], intent }, index.pages)[0]?.[1] ?? 0;
    expect(gainOf('command')).toBeLessThan(gainOf('prose'));
  });
});
