import { expect, it } from 'vitest';
import { readWasm } from '#node/base/syntax/read-wasm.ts';
import { loadSyntaxTrees } from '../load-syntax-trees.ts';

const trees = await loadSyntaxTrees(
  ['html', 'json', 'python', 'typescript', 'typescriptreact'],
  readWasm,
);

/** Returns the delimiters as `[side, token, text]`, and the text fragments as `[text, code]`. */
function pairsOf(languageId: string, text: string) {
  const pairs = trees.pairsOf({ text, languageId });
  if (!pairs) throw new Error(`${languageId} has no parser`);
  const slice = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return {
    delimiters: pairs.delimiters.map(({ range, token, side }) => [side, token, slice(range)]),
    fragments: pairs.textFragments.map(({ range, code }) => [slice(range), code.map(slice)]),
  };
}

it('treats angle brackets as delimiters, but not comparison operators', () => {
  const { delimiters } = pairsOf('typescript', 'f<T>(a < b, c > d)');
  expect(delimiters.map(([, token]) => token)).toEqual(['<', '>', '(', ')']);
});

it('knows which quote opens and which one closes', () => {
  const { delimiters } = pairsOf('typescript', `say('a', "")`);
  expect(delimiters).toEqual([
    ['left', '(', '('],
    ['left', "'", "'"],
    ['right', "'", "'"],
    ['left', '"', '"'],
    ['right', '"', '"'],
    ['right', ')', ')'],
  ]);
});

it('reads the prefix and the repetitions of a quote in Python as one delimiter', () => {
  const { delimiters, fragments } = pairsOf('python', 'x = f"""a{b}c"""');
  expect(delimiters).toEqual([
    ['left', '"', 'f"""'],
    ['left', '{', '{'],
    ['right', '}', '}'],
    ['right', '"', '"""'],
  ]);
  expect(fragments).toEqual([['a{b}c', ['{b}']]]);
});

it('distinguishes text in code from code in text', () => {
  const { fragments } = pairsOf('typescript', 'say(`a${b}\\n`) // (c');
  expect(fragments).toEqual([
    ['a${b}\\n', ['${b}']],
    ['// (c', []],
  ]);
});

it('treats the text between tags as text', () => {
  const html = '<p id="a(">b (c)</p>';
  expect(pairsOf('html', html).fragments).toEqual([
    ['a(', []],
    ['b (c)', []],
  ]);
  const { fragments } = pairsOf('typescriptreact', 'x = <p>b ({c})</p>');
  expect(fragments.map(([text]) => text)).toEqual(['b (', ')']);
});

it('treats code that cannot be parsed as text, except for the parts that can', () => {
  const { fragments } = pairsOf('json', '{"a": # (b [c}');
  expect(fragments).toContainEqual(['"a": # (b [c', ['"a"', ':', '# (b', '[', 'c']]);
  expect(fragments).toContainEqual(['# (b', []]);
});
