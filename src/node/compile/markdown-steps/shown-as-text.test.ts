import { expect, it } from 'vitest';
import { compileSnippet } from '#node/testing/test-site.ts';

const warnings = async (text: string, format: 'md' | 'mdx' = 'mdx'): Promise<readonly string[]> =>
  (await compileSnippet(text, format)).problems.map(
    ({ position: { line, column }, severity, message }) =>
      `${line}:${column} ${severity} ${message.split(',')[0]}`,
  );

it('a footnote or link without a definition is reported at its position', async () => {
  const text =
    '## A\n\nClay[^1] and 🏺\n[the kiln][oven], [fire][].\n\n| A |\n| - |\n| [_glaze_](#a) [red glaze][gl] |\n\n[^2]: Two\n';
  for (const format of ['md', 'mdx'] as const)
    expect(await warnings(`${text}\nSee [^2].\n`, format)).toEqual([
      '3:5 warning The footnote [^1] has no text',
      '4:1 warning The link [the kiln][oven] has no address',
      '4:19 warning The link [fire][] has no address',
      '8:17 warning The link [red glaze][gl] has no address',
    ]);
  const [{ hint } = {}] = (await compileSnippet('The [kiln][oven].')).problems;
  expect(hint).toBe('Write its address in a line `[oven]: …`, or put it in backticks.');
});

it('brackets that are not links are text', async () => {
  const text =
    'list[row][column] [0][1] [x][y] string[][] [done] \\[the kiln]\\[oven] \\[^1] [^a-z] [^abc]+ `[^1]` [kiln][oven][2]\n\n```\n[the kiln][oven]\n```\n';
  expect(await warnings(text)).toEqual([]);
});

it('an unclosed code block is reported where it opens', async () => {
  const message = 'warning The code block is not closed';
  expect(await warnings('# A\n\n```js\na\n\n## B\n')).toEqual([`3:1 ${message}`]);
  expect(await warnings('- A\n\n  ~~~~\n  a\n  ~~~\n\nB', 'md')).toEqual([`3:3 ${message}`]);
  for (const closed of [
    '```\na\n```',
    '~~~\n~~~',
    '> ````\n> ```\n> `````  ',
    '- ```\n  a\n  ```\n- b',
    '\ta\n',
    '```js\r\na\r\n```\r\n',
  ])
    expect(await warnings(closed, 'md'), closed).toEqual([]);
});

it('an import below a line of text is reported at its line', async () => {
  const text = "Text\nimport Kiln from './kiln';\nimport './fire.css'\n";
  expect(await warnings(text)).toEqual([
    '2:1 warning The import is shown as text',
    '3:1 warning The import is shown as text',
  ]);
  expect(await warnings(text, 'md')).toEqual([]);
  expect(await warnings('Goods that we\nimport from "Clay".\n')).toEqual([]);
});
