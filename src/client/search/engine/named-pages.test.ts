import { describe, expect, it } from 'vitest';
import { createPageNames, namedPageGains } from './named-pages.ts';

const pages = createPageNames();
const add = (kind: string, heading: string): void =>
  pages.add({ url: `/${kind}/${heading}/`, kind, level: 1, heading });
add('Class', 'Delete');
add('Class', 'HatTokenMap');
add('Class', 'Notifier<T>');
add('Interface', 'Range');
add('Class', 'Range');

const namedBy = (query: string, intent: 'prose' | 'command' = 'prose'): readonly string[] => [
  ...namedPageGains({ words: query.split(' '), intent }, pages).keys(),
];

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
      namedPageGains({ words: ['delete', 'class'], intent }, pages).get('/Class/Delete/') ?? 0;
    expect(gainOf('command')).toBeLessThan(gainOf('prose'));
  });
});
