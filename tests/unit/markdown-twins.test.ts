import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileFolder, type CompiledFolder } from '../support/compile-folder.ts';
import { contentDir } from './written-page.ts';

const pages = {
  'user/README.md': '# Home\n',
  'user/pixel.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>',
  '_examples/chuck-bat.yml': readFileSync(path.join(contentDir, '_examples/chuck-bat.yml')),
  'example.md': 'Before it.\n\n::example[chuck-bat]\n\nAfter it.',
  'forms.md': '::spoken-forms[colors]\n\n::spoken-forms[letters]',
  'cheatsheet.md': '::cheatsheet[]',
  'links.md':
    '# Links\n\n[home](user/README.md#top) ![pixel](user/pixel.svg) [out](https://out.example)\n\n[here](#links)',
  'more/_piece.mdx':
    "import Self from '../whole.mdx'\n\nOf the piece: [home](../user/README.md), <b>bold</b>.\n\n<Self />\n",
  'whole.mdx':
    "import Piece from './more/_piece.mdx'\n\nimport Self from './whole.mdx'\n\n## Kept {props.x}\n\n<Piece />\n\nEnd.",
  'user/cards/index.mdx':
    '# Cards\n\n<DocCardList />\n\nOf another:\n\n<DocCardList category="user/cards/inner" />\n\nEnd.\n',
  'user/cards/first.md': '# First \\[x]\n',
  'user/cards/inner/last.md': '# Last\n',
  'user/cards/inner/_piece.mdx': '<DocCardList />\n',
  'user/cards/inner/again.mdx':
    'import Piece from \'./_piece.mdx\'\n\n<Piece />\n\n<CodeBlock language="js" title="a.js">{`let a = 1 * 2;`}</CodeBlock>\n',
  'api.mdx': [
    '## remove \\{#remove}',
    '```ts signature member\nremove(at: Range): void\n```\n\n[Range]: </user/>',
    '<details class="api-details">\n<summary>Details of remove</summary>\n\n- `at` — Where.\n\n</details>',
    ':::declarations\n\n- class [Range](</user/>) \\{#range} — A span.\n- enum `Side`\n\n:::',
    '::api-filter[private]',
    'End.',
  ].join('\n\n'),
};

describe('Markdown versions of the pages', () => {
  let compiled: CompiledFolder;
  const markdown = (name: string) => compiled.get(`/${name}/`)?.markdown ?? '';
  beforeAll(async () => {
    compiled = await compileFolder(pages);
  });

  it('writes an example as code before, phrase and code after, and describes the hats', () => {
    expect(markdown('example')).toMatch(
      /^# example\n\nBefore it\.\n\n\*\*Before\*\*\n\n```typescript\nexport abstract class Shape \{\}\n```\n\nA gray hat is over b in .*\n\nSay `"chuck bat"`\n\n\*\*After\*\*\n\n```typescript\nexport class Shape \{\}\n```\n\n“abstract” is removed.*\n\nAfter it\.\n$/,
    );
  });

  it('writes tables and lists of spoken forms', () => {
    expect(markdown('forms')).toMatch(
      /\n\| [^\n]+ \|\n\| - \|[- |]+\n(?:\| [^\n]+ \|\n)*\| `"blue"` \|/,
    );
    expect(markdown('forms')).toContain('\n- `a` `"air"`\n');
  });

  it('writes the cheatsheet as sections with tables', () => {
    expect(markdown('cheatsheet')).toMatch(/\n## Actions\n\n\| You say \| It means \| Code \|\n/);
    expect(markdown('cheatsheet')).toMatch(
      /\| \[`"chuck"`\]\(https:\/\/docs\.example\/docs\/[^)]*\) \| [^|\n]+ \|/,
    );
  });

  it('writes signatures as TypeScript and lists of declarations as links, and leaves switches out', () => {
    expect(markdown('api')).toBe(
      '# api\n\n## remove\n\n```ts\nremove(at: Range): void\n```\n\n**Details of remove**\n\n- `at` — Where.\n\n* class [Range](https://docs.example/docs/user.md) — A span.\n* enum `Side`\n\nEnd.\n',
    );
  });

  it('writes a category’s page list as links, also if a partial renders it', () => {
    const at = 'https://docs.example/docs/user/cards';
    const inner = [`- [again](${at}/inner/again.md)`, `- [Last](${at}/inner/last.md)`].join('\n');
    expect(markdown('user/cards')).toBe(
      `# Cards\n\n- [First \\[x\\]](${at}/first.md)\n- [inner](${at}/inner/again.md)\n\nOf another:\n\n${inner}\n\nEnd.\n`,
    );
    expect(markdown('user/cards/inner/again')).toContain(inner);
  });

  it('writes the code of a component as a block of code', () => {
    expect(markdown('user/cards/inner/again')).toMatch(
      /\*\*a\.js\*\*\n\n```js\nlet a = 1 \* 2;\n```\n$/,
    );
  });

  it('includes what a page imports from another file, once, and keeps code out of the search', () => {
    expect(markdown('whole')).toBe(
      '# whole\n\n## Kept\n\nOf the piece: [home](https://docs.example/docs/user.md), **bold**.\n\nEnd.\n',
    );
    expect(compiled.get('/whole/')?.sections).toMatchObject([
      { titles: ['whole'] },
      { titles: ['whole', 'Kept'], text: 'End.' },
    ]);
  });

  it('completes links to pages by their Markdown, and publishes images that are inlined on the page', () => {
    const text = markdown('links');
    const image =
      /!\[pixel\]\(https:\/\/docs\.example\/docs\/(assets\/files\/pixel-\w+\.svg)\)/.exec(
        text,
      )?.[1];
    expect(text).toContain('[home](https://docs.example/docs/user.md#top)');
    expect(text).toContain('[out](https://out.example)\n\n[here](#links)');
    expect(compiled.get('/links/')?.files.map(({ output }) => output)).toEqual([image]);
    expect(compiled.get('/links/')?.content.html).toContain(
      'src="data:image/svg+xml;charset=utf-8,',
    );
  });
});
