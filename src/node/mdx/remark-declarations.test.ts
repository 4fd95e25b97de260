import type { Code, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { remarkDeclarations } from './remark-declarations.ts';
import { remarkDirectives } from './remark-directives.ts';

/** What the blocks of a page are given, by the name of the block. */
function read(source: string): readonly (readonly [string | null | undefined, unknown])[] {
  const reader = unified().use([remarkParse, remarkDirectives, remarkDeclarations]);
  const blocks: [string | null | undefined, unknown][] = [];
  visit(reader.runSync(reader.parse(source)) as Root, 'code', ({ lang, value }: Code) => {
    blocks.push([lang, JSON.parse(value)]);
  });
  return blocks;
}

describe('remarkDeclarations', () => {
  it('reads a signature with its kind and the links behind it', () => {
    expect(
      read(
        '```ts signature type-alias deprecated\ntype Size<T> = Box<T> | "px" | 1\n```\n\n[Box]: </box/>\n\nWords.\n',
      ),
    ).toEqual([
      [
        'api-signature',
        {
          kind: 'type alias',
          deprecated: true,
          parts: [
            ['keyword', 'type'],
            ' ',
            ['name', 'Size'],
            '<',
            ['type', 'T'],
            '> = ',
            ['type', 'Box', '/box/'],
            '<',
            ['type', 'T'],
            '> | ',
            ['string', '"px"'],
            ' | ',
            ['string', '1'],
          ],
        },
      ],
    ]);
  });

  it('tells names from keywords by where they stand', () => {
    const [[, block] = []] = read(
      '```ts signature member\nstatic get(type: string, of?: Range): void\n```\n\n[Range]: </a/>\n',
    );
    expect(block).toEqual({
      parts: [
        ['keyword', 'static'],
        ' ',
        ['name', 'get'],
        '(type: ',
        ['keyword', 'string'],
        ', of?: ',
        ['type', 'Range', '/a/'],
        '): ',
        ['keyword', 'void'],
      ],
    });
  });

  it('gives a name with several links each of them, in order', () => {
    const [[, block] = []] = read(
      '```ts signature member\nswap(a: Range, b: Range)\n```\n\n[Range]: </a/>\n[Range]: </b/>\n',
    );
    expect(JSON.stringify(block)).toMatch(/"Range","\/a\/".*"Range","\/b\/"/);
  });

  it('reads declarations with modifiers, anchor, value and words', () => {
    expect(
      read(
        ':::declarations{hidden}\n\n- deprecated private static call signature [run](</x/#run>) {#run-1} — What *it* does — really.\n- enum member `Left` {#left} = "left"\n\n:::\n',
      ),
    ).toEqual([
      [
        'api-rows',
        {
          hidden: true,
          rows: [
            {
              kind: 'call signature',
              name: 'run',
              id: 'run-1',
              href: '/x/#run',
              modifiers: ['private', 'static'],
              summary: 'What it does — really.',
              deprecated: true,
            },
            { kind: 'enum member', name: 'Left', id: 'left', value: '"left"' },
          ],
        },
      ],
    ]);
  });

  it('leaves other code and other containers alone', () => {
    expect(() => read('```ts\nclass X {}\n```\n')).toThrow();
    expect(read(':::note\n\n- a\n\n:::\n')).toEqual([]);
  });
});
