import { describe, expect, it } from 'vitest';
import { Comment, CommentTag, type CommentDisplayPart } from 'typedoc';
import { convertComment } from './convert-comment.ts';

const text = (words: string): CommentDisplayPart => ({ kind: 'text', text: words });
const code = (words: string): CommentDisplayPart => ({ kind: 'code', text: words });
const link = (words: string, rest: object = {}): CommentDisplayPart => ({
  kind: 'inline-tag',
  tag: '@link',
  text: words,
  ...rest,
});
const summaryOf = (...parts: CommentDisplayPart[]) => convertComment(new Comment(parts))?.markdown;

describe('convertComment', () => {
  it('converts a missing comment to nothing', () => {
    expect(convertComment(undefined)).toBeNull();
  });

  it.each([
    [
      'Map',
      {},
      '[`Map`](<https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Map>)',
    ],
    [' the docs ', { target: 'https://a.example/b' }, '[the docs](<https://a.example/b>)'],
    ['', { target: 'https://a.example/b' }, '[`https://a.example/b`](<https://a.example/b>)'],
    ['x', { target: 'javascript:alert(1)' }, '[`x`](<api-name::x>)'],
    ['IDE.run | runs it', {}, '[runs it](<api-name::IDE.run>)'],
    ['IDE.run', { tag: '@linkplain' }, '[IDE.run](<api-name::IDE.run>)'],
    ['a `tick', {}, '[`` `tick ``](<api-name::a>)'],
    ['a b*c <d>', { tag: '@linkcode' }, '[b\\*c \\<d\\>](<api-name::a>)'],
    ['', {}, ''],
    ['a b', { tag: '@include' }, '{@include a b}'],
  ])('converts the link %j with %j to %j', (words, rest, markdown) => {
    expect(summaryOf(link(words, rest))).toBe(markdown);
  });

  it('keeps the words of links in code, where links do not work', () => {
    expect(summaryOf(code('`{@link A.b}`'), text(' and '), code('`f({@linkcode A.b | it})`'))).toBe(
      '`A.b` and `f(it)`',
    );
  });

  it('remembers each link by name with its file', () => {
    const comment = new Comment([
      text(' See '),
      link('A'),
      text(' and '),
      link('B.c it'),
      text('. '),
    ]);
    comment.sourcePath = 'a/b.ts' as typeof comment.sourcePath;
    const { markdown, openLinks } = convertComment(comment) ?? {};
    expect(markdown).toBe('See [`A`](<api-name:a%2Fb.ts:A>) and [`it`](<api-name:a%2Fb.ts:B.c>).');
    expect(openLinks).toEqual([
      { name: 'A', file: 'a/b.ts' },
      { name: 'B.c', file: 'a/b.ts' },
    ]);
  });

  it('keeps tags with their names, except those that arrange TypeDoc’s pages', () => {
    const named = new CommentTag('@param', [text('What. ')]);
    named.name = 'a';
    const blocks = [
      named,
      new CommentTag('@see', [text('b')]),
      new CommentTag('@sortStrategy', []),
    ];
    const modifiers = new Set(['@internal', '@beta', '@primaryExport'] as const);
    expect(convertComment(new Comment([], blocks, modifiers))).toMatchObject({
      blocks: [
        { tag: '@param', name: 'a', markdown: 'What.' },
        { tag: '@see', markdown: 'b' },
      ],
      badges: ['beta', 'internal'],
    });
  });

  it('says that something is deprecated once, with or without words', () => {
    const modifiers = new Set(['@deprecated', '@internal'] as const);
    expect(convertComment(new Comment([], [], modifiers))).toMatchObject({
      badges: ['internal'],
      deprecated: '',
    });
    const said = new CommentTag('@deprecated', [text('Use b.')]);
    expect(convertComment(new Comment([], [said]))?.deprecated).toBe('Use b.');
    expect(convertComment(new Comment([]))?.deprecated).toBeUndefined();
  });
});
