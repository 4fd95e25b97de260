import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorCode, createColorCode } from './color-code.ts';
import { samples } from '#client/try/sandbox/samples.ts';

/** Returns the styled tokens as strings of the form `text class`. */
const looks = (text: string, languageId: string) =>
  colorCode(text, languageId)
    .flat()
    .filter(({ className }) => className)
    .map((token) => `${token.text} ${token.className.replace('tok-', '')}`);

/** Texts to insert; many change the colors of what follows, or depend on what precedes them. */
const pieces = [
  'const ',
  'size',
  '\n',
  '\r\n',
  ';\n',
  '{\n',
  '}',
  '"',
  "'",
  '`',
  '/*',
  '*/',
  '//',
].concat(['"""', '<!--', '-->', 'a="', '<b', ':', '.c', '#', '12', '(', '']);

describe('colorCode', () => {
  it('distinguishes keywords, names, numbers, strings and comments', () => {
    expect(looks('const size = area(12, "box"); // const', 'typescript')).toEqual([
      'const keyword',
      'size constant',
      'area function',
      '12 constant',
      '"box" string-expression',
      '// const comment',
    ]);
    expect(looks('def stop(x): return None # no', 'python')).toEqual([
      'def keyword',
      'stop function',
      'return keyword',
      'None constant',
      '# no comment',
    ]);
    expect(looks('{ "a": "b", "c": 1 }', 'json')).toEqual([
      '"a" keyword',
      '"b" string-expression',
      '"c" keyword',
      '1 constant',
    ]);
    expect(looks('<a href="#x">in</a>', 'html')).toEqual([
      'a keyword',
      'href function',
      '"#x" string-expression',
      'a keyword',
    ]);
    expect(looks('.panel { color: teal; }', 'css')).toEqual([
      '.panel function',
      'color constant',
      'teal constant',
    ]);
  });

  it('finds no keyword inside a name, and no end of an unfinished string', () => {
    expect(looks('format = newest.order', 'javascript')).toEqual([]);
    expect(looks('say("let', 'javascript')).toEqual(['say function', '"let string-expression']);
  });

  it.each(samples)('keeps every character of its text: $name', ({ text, languageId }) => {
    const lines = colorCode(text, languageId);
    if (languageId === 'plaintext') expect(lines).toEqual([]);
    else
      expect(lines.map((line) => line.map((token) => token.text).join('')).join('\n')).toBe(text);
  });

  it('splits multiline tokens at each line', () =>
    expect(
      colorCode('/* a\nb */ c', 'typescript').map((line) => line.map((one) => one.text)),
    ).toEqual([['/* a'], ['b */', ' c']]));

  it('looks across line breaks wherever its patterns do', () => {
    expect(looks('const\n\n  size = 1', 'typescript')).toContain('size constant');
    expect(looks('.a,\n.b {\n  top:\n    2px;\n}', 'css')).toEqual([
      '.a function',
      '.b function',
      'top constant',
      '2px constant',
    ]);
    expect(looks('{ "a"\n\n: 1 }', 'json')).toContain('"a" keyword');
    expect(looks('/* a;\n b; */ const', 'scss')).toEqual(['/* a; comment', ' b; */ comment']);
  });

  it('colors what is typed after an open comment as part of it', () => {
    const colorNext = createColorCode('typescript');
    colorNext('/*');
    colorNext('/*\n');
    expect(colorNext('/*\nconst')).toEqual([
      [{ text: '/*', className: 'tok-comment' }],
      [{ text: 'const', className: 'tok-comment' }],
    ]);
  });

  it('colors each text in a series of edits like a new one', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('typescript', 'python', 'json', 'scss', 'html'),
        fc.array(fc.tuple(fc.nat(), fc.nat(4), fc.constantFrom(...pieces)), { maxLength: 40 }),
        (languageId, edits) => {
          const colorNext = createColorCode(languageId);
          let text = '';
          for (const [place, removed, added] of edits) {
            const at = place % (text.length + 1);
            text = text.slice(0, at) + added + text.slice(at + removed);
            expect(colorNext(text)).toEqual(colorCode(text, languageId));
          }
        },
      ),
    ));
});
