import { describe, expect, it } from 'vitest';
import { colorCode } from './color-code.ts';
import { samples } from '#client/try/sandbox/samples.ts';

/** Returns the styled tokens, as `text class`. */
const looks = (text: string, languageId: string) =>
  colorCode(text, languageId)
    .flat()
    .filter(({ className }) => className)
    .map((token) => `${token.text} ${token.className.replace('tok-', '')}`);

describe('colorCode', () => {
  it('tells keywords, names, numbers, strings and comments apart', () => {
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

  it('sees no keyword inside a name, and no end in a string that is being typed', () => {
    expect(looks('format = newest.order', 'javascript')).toEqual([]);
    expect(looks('say("let', 'javascript')).toEqual(['say function', '"let string-expression']);
  });

  it.each(samples)('keeps every character of its text: $name', ({ text, languageId }) => {
    const lines = colorCode(text, languageId);
    if (languageId === 'plaintext') expect(lines).toEqual([]);
    else
      expect(lines.map((line) => line.map((token) => token.text).join('')).join('\n')).toBe(text);
  });

  it('cuts what goes over several lines at each of them', () =>
    expect(
      colorCode('/* a\nb */ c', 'typescript').map((line) => line.map((one) => one.text)),
    ).toEqual([['/* a'], ['b */', ' c']]));
});
