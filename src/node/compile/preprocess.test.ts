import { describe, expect, it } from 'vitest';
import { preprocess } from './preprocess.ts';

describe('preprocess', () => {
  it.each([
    [':::note Title', ':::note[Title]'],
    ['  ::::tip A *b* c  ', '  ::::tip[A *b* c]'],
    [':::note[Title]', ':::note[Title]'],
    [':::note', ':::note'],
    [':::note{.a}', ':::note{.a}'],
    [':::', ':::'],
  ])('rewrites %j', (line, expected) => expect(preprocess(line, 'md')).toBe(expected));

  it('escapes heading ids in MDX, where braces are code', () => {
    expect(preprocess('## A {#a}\n\n## B \\{#b}\n\n{#c}', 'mdx')).toBe(
      '## A \\{#a}\n\n## B \\{#b}\n\n{#c}',
    );
    expect(preprocess('## A {#a}', 'md')).toBe('## A {#a}');
  });

  it.each([
    ['## A {#a} b', '## A \\{#a} b'],
    ['## A {#}', '## A \\{#}'],
    ['## A {#a', '## A \\{#a'],
  ])('escapes in headings what only looks like an id: %s', (line, expected) => {
    expect(preprocess(line, 'mdx')).toBe(expected);
  });

  it.each(['#tag {#a}', 'Text # b {#b}'])(
    'does not read a heading id anywhere else: %s',
    (line) => {
      expect(preprocess(line, 'mdx')).toBe(line);
    },
  );

  it('accepts a heading id before spaces, and with an indentation of up to three', () => {
    expect(preprocess('   ###### A {#a}  ', 'mdx')).toBe('   ###### A \\{#a}');
  });

  it('rewrites HTML comments in MDX without moving other text', () => {
    const text = 'a <!-- b --> c\n<!--\nd\n-->\n`<!-- e -->`';
    const rewritten = preprocess(text, 'mdx');
    expect(rewritten).toBe('a {/** b */} c\n{/**\nd\n*/}\n`<!-- e -->`');
    expect(rewritten.split('\n').map((line) => line.length)).toEqual(
      text.split('\n').map((line) => line.length),
    );
    expect(preprocess(text, 'md')).toBe(text);
  });

  it.each([
    ['a sign of code in it', '<!-- it`s --> `a`', '{/** it`s */} `a`'],
    ["an end of MDX's comments in it", '<!-- a */ b -->c', '{/** a *  b */}c'],
    ['others on its line', '<!-- a --><!-- b -->', '{/** a */}{/** b */}'],
    ['code with signs of code before it', '`` ` <!-- `` <!-- a -->', '`` ` <!-- `` {/** a */}'],
  ])('rewrites a comment with %s', (_, text, expected) => {
    expect(preprocess(text, 'mdx')).toBe(expected);
  });

  it('accepts anything without spaces as a heading id', () => {
    expect(preprocess('## A {#a.b/ü}', 'mdx')).toBe('## A \\{#a.b/ü}');
  });

  it('unwraps fences for MDX, in MDX only', () => {
    const text = '```mdx-code-block\n<Tabs>\n<!-- a -->\n```\n\n```js\n<!-- b -->\n```';
    expect(preprocess(text, 'mdx')).toBe('\n<Tabs>\n{/** a */}\n\n\n```js\n<!-- b -->\n```');
    expect(preprocess(text, 'md')).toBe(text);
  });

  it('does not change code, including nested fences and quotations', () => {
    const text =
      '````md\n```\n:::note A\n```\n:::note B\n````\n> ```\n> :::note C\n> ```\n~~~\n<!-- d -->\n~~~';
    expect(preprocess(`${text}\n:::note E`, 'mdx')).toBe(`${text}\n:::note[E]`);
  });
});
