import { describe, expect, it } from 'vitest';
import { findJsonFault, parseYaml } from './yaml-source.ts';

const errors = (text: string): readonly string[] =>
  parseYaml(text, { file: '/a.yml' }).errors.map(
    ({ message, position }) => `${position.line}:${position.column} ${message}`,
  );

/** A few lines that would expand to 9^9 words. */
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map((name, index) => {
    const previous = `*${'abcdefgh'.charAt(index)}`;
    return `${name}: &${name} [${Array(9).fill(previous).join(', ')}]`;
  }),
].join('\n');

describe('parseYaml', () => {
  it('returns values with their positions; for one that is missing, empty or on a later line, that of its name', () => {
    const { value, locate } = parseYaml('a: 1\nb:\n  - x\n  - c: y\nd:\ne: {f: 1}\n', {
      file: '/a.yml',
      linesBefore: 1,
    });
    expect(value).toEqual({ a: 1, b: ['x', { c: 'y' }], d: null, e: { f: 1 } });
    expect(locate(['b', 1, 'c'])).toEqual({ file: '/a.yml', line: 5, column: 8 });
    expect(locate(['b', 1, 'c'], 'name')).toEqual({ file: '/a.yml', line: 5, column: 5 });
    expect(locate(['b'])).toEqual({ file: '/a.yml', line: 3, column: 1 });
    expect(locate(['d'])).toEqual({ file: '/a.yml', line: 6, column: 1 });
    expect(locate(['e'])).toEqual({ file: '/a.yml', line: 7, column: 4 });
    expect(locate(['e', 'g'])).toEqual({ file: '/a.yml', line: 7, column: 1 });
    expect(locate(['b', 7])).toEqual({ file: '/a.yml', line: 3, column: 1 });
    expect(locate(['nothing'])).toEqual({ file: '/a.yml', line: 2, column: 1 });
  });

  it('reports each unresolved alias at its position', () => {
    expect(errors('title: *bold\nlabel: *b\n')).toEqual([
      '1:8 "*bold" refers to a value that does not exist',
      '2:8 "*b" refers to a value that does not exist',
    ]);
  });

  it('reports aliases that would expand endlessly, without delay', () => {
    expect(errors(bomb)).toEqual(['1:1 its aliases expand to too much text']);
    expect(errors('a: &a [*a]')).toEqual(['1:8 "*a" refers to a value that does not exist']);
  });

  it.each(['['.repeat(50_000), '{a: '.repeat(50_000), '- '.repeat(50_000), '? '.repeat(50_000)])(
    'reports text that is nested too deeply (%#)',
    (text) => expect(errors(text)[0]).toMatch(/it is nested too deeply/),
  );

  it('reports an unclosed quote where it opens, and invalid JSON in the terms of JSON', () => {
    expect(errors('a: 1\ntitle: "Clay\nb: 2\n')).toEqual([
      expect.stringMatching(/^2:8 Missing closing/),
    ]);
    const file = '/a.json';
    const inJson = (text: string) => parseYaml(text, { file }).errors;
    expect(inJson('{\n  "a": "b" "c": 1\n}')).toMatchObject([
      { message: expect.stringMatching(/^Expected ','/), position: { line: 2, column: 12 } },
    ]);
    expect(inJson('{ "a": "b", }')).toEqual([]);
  });

  it.each([
    ['\uFEFF{\n  "a": 1,\n}', 13, 'Expected double-quoted property name'],
    ['[1, 2, x, 3]', 7, "Unexpected token 'x'"],
    ['[1, 2,\n]', 7, "Unexpected token ']'"],
    ['[[1, 2,\n', 8, 'Unexpected end'],
    ['', 0, 'Unexpected end'],
  ])(
    'finds the error in invalid JSON, whether or not its parser reports a position: %j',
    (text, offset, message) => expect(findJsonFault(text)).toMatchObject({ offset, message }),
  );

  it('accepts JSON with a byte order mark', () =>
    expect(findJsonFault('\uFEFF{ "a": [1] }')).toBeUndefined());

  it('reports a tab once, and other errors in other lines', () =>
    expect(errors('link:\n\ttype: doc\nid: "a\n')).toEqual([
      '2:1 Tabs are not allowed as indentation',
      '3:5 Missing closing quote',
    ]));

  it('reports syntax errors without a stack trace', () => {
    expect(errors('a: [1\nb: "x')).not.toEqual([]);
    for (const error of errors('a: [1\nb: "x')) expect(error).not.toMatch(/\n| {2}at /);
  });
});
