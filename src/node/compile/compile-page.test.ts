import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticParts } from '#shared/page/page-content.ts';
import { compileSnippet, createTestSite, testConfig } from '../testing/test-site.ts';

const html = async (text: string, format?: 'md' | 'mdx'): Promise<string | null> =>
  (await compileSnippet(text, format)).content.html;
const messages = async (text: string, format?: 'md' | 'mdx'): Promise<readonly string[]> =>
  (await compileSnippet(text, format)).problems.map(
    ({ position, severity, message }) =>
      `${position.line}:${position.column} ${severity}: ${message}`,
  );

describe('plain Markdown', () => {
  it.each([
    ['Map<K, V> is <T> text', '<p>Map&#x3C;K, V> is &#x3C;T> text</p>'],
    ['{x} and {1 + 1}', '<p>{x} and {1 + 1}</p>'],
    ['a <!-- gone --> b', '<p>a  b</p>'],
    ['Press <kbd>Esc</kbd>', '<p>Press <kbd>Esc</kbd></p>'],
    [
      '~~old~~ https://example.org/',
      '<p><del>old</del> <a href="https://example.org/" target="_blank" rel="noopener noreferrer">https://example.org/</a></p>',
    ],
    ['Note: a colon, and :word stays', '<p>Note: a colon, and :word stays</p>'],
  ])('renders %s', async (text, expected) => expect(await html(text)).toBe(expected));

  it.each([
    ['Words <kbd><g>x</g></kbd>', 12],
    ['Words <kbd>*a <g>x</g>*</kbd>', 15],
    ['# Words <b><path/></b>', 12],
    ['Words <b>a <i>b</i> <g>x</g></b>', 21],
  ])('refuses an unknown element inside a known one: %s', async (text, column) => {
    const { problems } = await compileSnippet(text, 'md');
    expect(problems).toMatchObject([
      {
        message: expect.stringMatching(/<(g|path)>, which plain Markdown pages must not contain/),
        hint: expect.stringContaining('&lt;'),
        position: { line: 1, column },
      },
    ]);
  });

  it('keeps a type next to a known element as text', async () => {
    expect(await html('<kbd>Esc</kbd> and Map<T>, <b>bold</b>')).toContain('Map&#x3C;T>');
  });

  it('keeps line breaks, pipes and backticks in table cells', async () => {
    expect(await html('| a |\n|---|\n| 1<br/>2 |\n| x \\| y |\n| `` ` `` |')).toContain(
      '<td>1<br>2</td>',
    );
    expect(await html('| a |\n|---|\n| x \\| y |\n| `` ` `` |')).toMatch(
      /<td>x \| y<\/td>[\s\S]*<td><code>`<\/code><\/td>/,
    );
  });

  it('marks links that are the only content of their list item or paragraph', async () => {
    expect(await html('[a](https://example.org/)')).toMatch(/<p><a [^>]*class="lone-link"/);
    expect(await html('See [a](https://example.org/)')).not.toContain('lone-link');
    expect(await html('- [a](https://example.org/)\n- see [b](https://example.org/)')).toMatch(
      /<li><a [^>]*class="lone-link"[^>]*>a<\/a><\/li>\s*<li>see <a (?![^>]*lone-link)/,
    );
  });

  it('wraps tables, so that wide ones scroll, and names the table and its box', async () => {
    const box = /<div class="table-scroll" tabindex="0" role="region" aria-label="[^"]+">/.source;
    expect(await html('| a |\n|---|\n| b |')).toMatch(
      new RegExp(`^${box}<table aria-label="page table">[^]*</table></div>$`),
    );
    const nested = '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>';
    expect((await html(nested, 'md'))?.match(/<table[^>]*>/g)).toEqual([
      '<table aria-label="page table 2">',
      '<table aria-label="page table">',
    ]);
    const own = '<table><caption>Own</caption><tbody><tr><td>a</td></tr></tbody></table>';
    for (const format of ['md', 'mdx'] as const)
      expect(await html(own, format)).toMatch(new RegExp(`^${box}<table><caption>Own`));
  });

  it('makes formulas on their own lines regions that scroll', async () => {
    const config = { ...testConfig, markdown: { ...testConfig.markdown, math: true } };
    const page = await createTestSite({ 'page.md': '# Page\n\n$$\na\n$$\n' }, { config });
    expect((await page.compile('page.md')).content.html).toMatch(
      /<div class="table-scroll" tabindex="0" role="region" aria-label="Page formula"><math/,
    );
  });
});

describe('links to pages below a folder named like the base path', () => {
  it.each(['./docs/x.md', '/docs/docs/x/', '/docs/x/'])('%s leads to the page', async (link) => {
    const site = await createTestSite({
      'page.md': `# Page\n\n[x](${link})\n`,
      'docs/x.md': '# X\n',
    });
    expect((await site.compile('page.md')).content.html).toContain('href="/docs/docs/x/"');
  });

  it('lead to the page that has the address, before one with the path', async () => {
    const site = await createTestSite({
      'page.md': `# Page\n\n[x](/docs/x/)\n`,
      'docs/x.md': '# Inner\n',
      'x.md': '# Outer\n',
    });
    expect((await site.compile('page.md')).content.html).toContain('href="/docs/x/"');
  });
});

describe('headings', () => {
  it('give an id that was chosen twice to the first, with a warning for the other', async () => {
    const text = '---\ntitle: A\n---\n\n## One {#two}\n\n## Other *kiln* {#two}\n\n## Two\n';
    for (const format of ['md', 'mdx'] as const) {
      const { headings, problems } = await compileSnippet(text, format);
      expect(headings.map(({ id }) => id)).toEqual(['two', 'two-1', 'two-2']);
      expect(problems).toMatchObject([
        {
          message: 'The id "two" is taken, so this heading has the id "two-1".',
          position: { line: 7, column: 17 },
        },
      ]);
    }
  });

  it('derive ids from text: lower case, no punctuation, hyphens, numbers for duplicates', async () => {
    const { headings } = await compileSnippet(
      '## Cut & copy\n\n## insert/use/repeat\n\n## Same\n\n## Same\n\n### `"up <number>"` / `"down <number>"`',
    );
    expect(headings.slice(0, 4).map(({ id }) => id)).toEqual([
      'cut--copy',
      'insertuserepeat',
      'same',
      'same-1',
    ]);
  });

  it('count the title of the page, as in Docusaurus', async () => {
    const { headings } = await compileSnippet('# Same\n\n## Same\n');
    expect(headings.map(({ id }) => id)).toEqual(['same-1']);
  });

  it('get no ids that the frame uses', async () => {
    const { headings } = await compileSnippet('## Page data\n\n## Text {#main-content}');
    expect(headings.map(({ id }) => id)).toEqual(['page-data-1', 'main-content-1']);
  });

  it.each(['md', 'mdx'] as const)('prefer {#id} in %s', async (format) => {
    const {
      headings,
      content: { html: text },
    } = await compileSnippet('## Bar\n\n## Foo {#bar}\n', format);
    expect(headings).toEqual([
      { id: 'bar-1', text: 'Bar', level: 2 },
      { id: 'bar', text: 'Foo', level: 2 },
    ]);
    expect(text).toContain(
      '<div class="heading-row"><h2 id="bar" tabindex="-1">Foo</h2><a class="heading-link" href="#bar" aria-label="Link to Foo"></a></div>',
    );
  });

  it('get ids and links on levels 2 to 6, but not on level 1', async () => {
    const {
      content: { html: text },
      headings,
      contentTitle,
    } = await compileSnippet('# One {#one}\n\n## Two\n\n###### Six');
    expect(text).toContain('<h1>One</h1>');
    expect(headings.map(({ level }) => level)).toEqual([2, 6]);
    expect(contentTitle).toBe('One');
  });
});

describe('ids that authors choose', () => {
  it.each(['总结', 'c++', 'foo:bar', 'a/b', 'a.b_c-$'])(
    'may be %s, in each of the three spellings of Docusaurus',
    async (id) => {
      const spellings = {
        md: [`{#${id}}`, `<!-- #${id} -->`],
        mdx: [`{#${id}}`, `{/* #${id} */}`],
      };
      for (const format of ['md', 'mdx'] as const)
        for (const spelling of spellings[format]) {
          const { headings, content } = await compileSnippet(`## One *two* ${spelling}\n`, format);
          expect(headings).toEqual([{ id, text: 'One two', level: 2 }]);
          expect(content.html).toContain('>One <em>two</em></h2>');
        }
    },
  );

  it.each(['{#a b}', '<!-- a -->', '{#a} b'])('are not %s', async (written) => {
    const { headings } = await compileSnippet(`## One ${written}\n`);
    expect(headings[0]?.id).not.toBe('a');
  });
});

describe('footnotes', () => {
  const text = '# Kilns[^1]\n\nThey burn[^1].\n\n## Heat[^2] up\n\n[^1]: One.\n[^2]: Two.\n';

  it.each(['md', 'mdx'] as const)('leave their numbers out of all texts of %s', async (format) => {
    const page = await compileSnippet(text, format);
    expect(page.contentTitle).toBe('Kilns');
    const table = await compileSnippet(
      `${text}\n| a | b[^1] | c |\n|-|-|-|\n| 1 | 2 | 3 |`,
      format,
    );
    expect(table.content.html).toContain('aria-label="Heat up table"');
    expect(table.content.html).toContain('<td data-label="b">');
    expect(page.description).toBe('They burn.');
    expect(page.headings[0]).toEqual({ id: 'heat-up', text: 'Heat up', level: 2 });
    expect(page.sections.map(({ titles, text: words }) => [titles.at(-1), words])).toEqual([
      [expect.anything(), 'They burn.'],
      ['Heat up', ''],
      ['Footnotes', 'One. Two.'],
    ]);
  });
});

describe('code', () => {
  it('has a title, a language and an element for each line; unknown languages are plain', async () => {
    const text = await html('```blorp title="my.blorp"\nsay air:\n  key(a)\n```');
    expect(text).toContain(
      '<figure class="code-block" data-language="blorp"><figcaption class="code-title">my.blorp</figcaption>',
    );
    expect(text).toContain(
      '<code class="language-blorp"><span class="line">say air:</span>\n<span class="line">  key(a)</span></code>',
    );
  });

  it('colors known languages', async () => {
    expect(await html('```ts\nconst a = 1;\n```')).toContain('<span class="tok-keyword">');
  });

  it('marks blocks with focused lines, so that styles need not search for them', async () => {
    const block = (code: string) => html(`\`\`\`js\n${code}\n\`\`\``);
    expect(await block('// focus-next-line\na();\nb();')).toContain(
      '<figure class="code-block" data-language="js" data-focuses-lines="">',
    );
    expect(await block('// highlight-next-line\na();')).not.toContain('data-focuses-lines');
  });

  it('marks ranges, which override comment directives and count their lines, as in Docusaurus', async () => {
    const text = await html('```js {3}\n// highlight-next-line\na();\nb();\n```');
    expect(text?.match(/class="line line-highlighted">.*/g)).toEqual([
      expect.stringContaining('b'),
    ]);
  });

  it('numbers lines from the specified one', async () => {
    expect(await html('```js showLineNumbers=5\na\n```')).toContain(
      '<code class="language-js" style="counter-reset: line 4">',
    );
  });

  it('has line numbers if an attribute requests them', async () => {
    expect(await html('```js showLineNumbers\na\n```')).toContain('data-line-numbers=""');
    expect(await html('```js\na\n```')).not.toContain('data-line-numbers');
  });

  it('has numbered buttons from the second block on', async () => {
    const text = await html('```\na\n```\n\n```\nb\n```');
    expect(
      [...(text ?? '').matchAll(/aria-label="(Copy[^"]*)"/g)].map((match) => match[1]),
    ).toEqual(['Copy code to clipboard', 'Copy code 2 to clipboard']);
  });

  it('keeps its info string next to raw HTML', async () => {
    expect(await html('A<br/>B\n\n```js title="a.js" {1}\na\n```')).toMatch(
      /<figcaption class="code-title">a\.js<[\s\S]*line line-highlighted/,
    );
  });
});

describe('admonitions', () => {
  it.each([
    ['note', 'note'],
    ['tip', 'tip'],
    ['info', 'info'],
    ['caution', 'caution'],
    ['danger', 'danger'],
    ['secondary', 'note'],
    ['success', 'tip'],
    ['important', 'info'],
    ['warning', 'caution'],
  ])('render :::%s as %s, with its own name', async (name, kind) => {
    const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    expect(await html(`:::${name}\nText.\n:::`)).toBe(
      `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p><div class="admonition-body">\n<p>Text.</p>\n</div></div>`,
    );
  });

  it('have a title, with or without brackets', async () => {
    for (const head of [':::note My *own*', ':::note[My *own*]'])
      expect(await html(`${head}\nText.\n:::`)).toContain(
        '<p class="admonition-title">My <em>own</em></p>',
      );
  });

  it('have an id and a title in braces', async () => {
    expect(await html(':::tip{#glaze title="Dry *first*"}\nText.\n:::')).toContain(
      '<div id="glaze" class="admonition admonition-tip" role="note" aria-label="Dry *first*"><p class="admonition-title">Dry *first*</p>',
    );
  });

  it('warn of an unknown kind and render it as info', async () => {
    expect(await messages('Text.\n\n:::hint\nText.\n:::')).toEqual([
      '3:1 warning: ":::hint" is not a kind of admonition; it is shown as info.',
    ]);
    expect(await html(':::hint\nText.\n:::')).toContain('admonition-info');
  });

  it('warn of a fence that opens nothing and is shown as text', async () => {
    expect(await messages('# A\n\n:::note[Title\n\nText.\n\n:::')).toEqual([
      '3:1 warning: ":::note[Title" does not open an admonition, so it is shown as text.',
    ]);
    expect(await messages('`:::note[Title` opens none.\n\nText :::note here.')).toEqual([]);
  });

  it('warn of an unclosed container at any depth, and of no other', async () => {
    for (const text of [':::note\nText.', '- :::note\n  Text.\n\n# More', '> :::note\n> Text.'])
      expect(await messages(text), text).toEqual([
        expect.stringMatching(
          /^1:\d warning: ":::note" is not closed, so it contains everything that follows\.$/,
        ),
      ]);
    for (const text of [
      '::::note\n:::tip\nText.\n:::\n::::',
      '- :::note\n  Text.\n  :::',
      '> :::note\n> Text.\n> :::  ',
    ])
      expect(await messages(text), text).toEqual([]);
    const hintOf = async (text: string) => (await compileSnippet(text)).problems[0]?.hint;
    expect(await hintOf(':::note\n\n:::tip\n\nText.\n\n:::\n')).toBe(
      'Write one more colon around the block that it is in, as in `::::note`.',
    );
    expect(await hintOf('::::note\n\n:::tip\n\nText.\n\n::::\n')).toMatch(/^Write a line/);
    // The container ends before the code block does.
    expect(await messages('\t\n:::note\n```\n:::\n```\n:::')).toEqual([
      expect.stringMatching(/^3:1 warning: The code block is not closed/),
      expect.stringMatching(/^5:1 warning: The code block is not closed/),
    ]);
  });

  it('warn of options of code blocks that have no effect', async () => {
    expect(await messages('```jsx live title="a.jsx" {1}\na\n```')).toEqual([
      '1:8 warning: The option "live" of a code block has no effect.',
    ]);
  });

  it('ignore colons in code', async () => {
    expect(await html('```\n:::note Title\n```')).toContain(':::note Title');
  });
});

describe('MDX', () => {
  it('renders a code block that is written as JSX', async () => {
    const {
      content: { html },
    } = await compileSnippet('<pre><code>{`a`} b</code></pre>\n', 'mdx');
    expect(html).toContain('<figure class="code-block">');
    expect(html).toContain(
      '<pre tabindex="0" role="region" aria-label="page code"><code><span class="line"> b</span></code></pre>',
    );
  });

  it('renders plain JSX as HTML, so that the page needs no code', async () => {
    expect(
      (
        await html(
          '<details className="a b">\n<summary>Open</summary>\n\n*Text*\n\n</details>\n\n{/* gone */}\n\n<!-- gone -->\n',
          'mdx',
        )
      )?.trim(),
    ).toBe('<details class="a b"><summary>Open</summary><p><em>Text</em></p></details>');
  });

  it('keeps paragraphs that are written as elements and contain nothing but elements', async () => {
    const written = '<p class="a"><strong>b</strong></p>\n\n<p><em>c</em></p>';
    expect((await html(written, 'mdx'))?.replace(/\n/g, '').trim()).toBe(
      written.replace(/\n/g, ''),
    );
  });

  it('renders details in plain Markdown', async () => {
    expect(await html('<details>\n<summary>Open</summary>\n\n*Text*\n\n</details>\n')).toMatch(
      /^<details>\s*<summary>Open<\/summary>\s*<p><em>Text<\/em><\/p>\s*<\/details>/,
    );
  });

  it.each([
    ['an expression', 'The sum is {1 + 2}.'],
    ['a component', '<Tabs></Tabs>'],
    ['an import', "import x from './x.js'\n\nText."],
  ])('leaves a page with %s to the browser', async (_, text) => {
    expect(await html(text, 'mdx')).toBeNull();
  });

  it('keeps comments in code', async () => {
    expect(await html('`<!-- a -->`\n\n```html\n<!-- b -->\n```', 'mdx')).toMatch(
      /<code>&#x3C;!-- a --><\/code>[\s\S]*b --/,
    );
  });

  it('reports the position of invalid syntax, counting frontmatter', async () => {
    expect(await messages('---\ntitle: A\n---\n\n# A\n\n<Tabs>\n', 'mdx')).toEqual([
      '7:1 error: The page cannot be read as MDX: Expected a closing tag for `<Tabs>`',
    ]);
  });

  it('rejects exactly the files that include themselves', async () => {
    const { compile, contentDir } = await createTestSite({
      'a.mdx': "import One from './_one.mdx';\n\n<One />\n\n<One />\n",
      '_one.mdx':
        "import Two from './_two.mdx';\nimport End from './_end.mdx';\n\n<Two />\n\n<End />\n",
      '_two.mdx':
        "import One from './_one.mdx';\nimport End from './_end.mdx';\n\n<End />\n\n<One />\n",
      '_end.mdx': "import End from './_end.mdx';\n\nText {false && <End />}.\n",
    });
    expect((await compile('a.mdx')).problems).toMatchObject([
      {
        message: 'The file includes itself through <One>.',
        position: { file: path.join(contentDir, '_two.mdx'), line: 6, column: 1 },
      },
    ]);
  });

  it('reports expressions that await a promise, except in statements and functions', async () => {
    const text =
      'export const a = await 1;\n\nPots {await a} {a}.\n\n<b title={await a}>{async () => await a}</b>\n';
    expect(await messages(text, 'mdx')).toEqual([
      '3:7 error: The page awaits a promise, so it cannot be rendered.',
      '5:11 error: The page awaits a promise, so it cannot be rendered.',
    ]);
  });

  it.each([
    [
      'A {b.\n',
      '1:6',
      'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    ],
    ['A {1 +} b {2}\n', '1:7', 'Unexpected token in expression'],
    ['A <b> word\n\n</b>', '1:3', 'Expected a closing tag for `<b>` before the end of `paragraph`'],
    [
      '<b>\n<i>\n</b>',
      '2:1',
      'Unexpected closing tag `</b>`, expected corresponding closing tag for `<i>`',
    ],
    ['<b {c} />', '1:5', 'Unexpected `Property` in code: only spread elements are supported'],
  ])("passes on the parser's message and position: %j", async (text, place, words) => {
    expect(await messages(text, 'mdx')).toEqual([
      `${place} error: The page cannot be read as MDX: ${words}`,
    ]);
  });
});

describe('blocks and spoken commands', () => {
  it('show a line with an unknown block as it was written, with a warning', async () => {
    expect(await html('::exampel[chuck-bat]')).toBe('<p>::exampel[chuck-bat]</p>');
    const { problems } = await compileSnippet('::exampel[chuck-bat]');
    expect(problems).toMatchObject([
      {
        message: 'There is no block named "exampel".',
        hint: 'Did you mean "::example"?',
        severity: 'warning',
      },
    ]);
  });

  it('render a quoted phrase as speech and reject an invalid one', async () => {
    const {
      content: { html: text },
      problems,
    } = await compileSnippet('Say `"chuck air"`.');
    expect(text).toContain('<span class="spoken has-hat">');
    expect(problems).toEqual([]);
    expect(await messages('Say `"chukc air"`.')).toEqual([
      expect.stringMatching(
        /^1:7 error: The grammar does not accept the spoken command "chukc air"/,
      ),
    ]);
    expect(
      await messages('---\nspoken_exceptions: ["chukc air"]\n---\n\nSay `"chukc air"`.'),
    ).toEqual([]);
  });
});

describe('links', () => {
  const files = {
    'index.md': '',
    'user/glossary.md': '',
    'user/list.csv': 'a',
    'user/README.md': '',
    'api/x_Y.Z.md': '',
  };

  it.each([
    ['glossary.md', '/docs/user/glossary/'],
    ['./glossary.md#scope', '/docs/user/glossary/#scope'],
    ['glossary', '/docs/user/glossary/'],
    ['README.md', '/docs/user/'],
    ['../index.md?a=1', '/docs/?a=1'],
    ['/user/glossary', '/docs/user/glossary/'],
    ['/User/Glossary/', '/docs/user/glossary/'],
    ['/docs/user/glossary.html', '/docs/user/glossary/'],
    ['/user/glossary.md', '/docs/user/glossary/'],
    ['/api/x_Y.Z', '/docs/api/x_Y.Z/'],
    ['../api/X_y.z/', '/docs/api/x_Y.Z/'],
    ['#here', '#here'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['pathname:///shop', '/docs/shop'],
    ['pathname:///docs/shop', '/docs/shop'],
    ['pathname://javascript:alert(1)', '/docs/javascript:alert(1)'],
    ['pathname:javascript:alert(1)', '/docs/javascript:alert(1)'],
    ['pathname:////evil.example', '/docs/evil.example'],
    ['/%2fevil.example/', '/docs/evil.example/'],
    ['/%5Cevil.example/', '/docs/evil.example/'],
    ['../../package.json', 'https://code.example/test/blob/main/package.json'],
  ])('resolve %s to %s', async (href, expected) => {
    const { compile } = await createTestSite({ ...files, 'user/page.md': `[a](${href})` });
    const {
      content: { html: text },
      problems,
    } = await compile('user/page.md');
    expect(problems).toEqual([]);
    expect(/href="([^"]*)"/.exec(text ?? '')?.[1]).toBe(expected);
  });

  it.each([true, false])(
    'are text between the guide and a reference of other sources (%s)',
    async (hasOtherReference) => {
      const { contentDir: apiDir } = await createTestSite({
        'index.mdx': '# API',
        'classes/x.mdx': '# x\n\n[guide](/docs/user/) [class](/docs/contributing/api/classes/x/)',
      });
      const { site, compile } = await createTestSite(
        { 'a.md': '# A\n\n[class](/contributing/api/classes/x/) [list](/contributing/api/)' },
        { apiDir, hasOtherReference },
      );
      const declaration = site.manifest().byFile.get(path.join(apiDir, 'classes/x.mdx'));
      const linked = (html = ''): readonly (string | undefined)[] =>
        [...html.matchAll(/<a [^>]*>(\w+)<\/a>/g)].map(([, words]) => words);
      expect(linked((await compile('a.md')).content.html ?? '')).toEqual(
        hasOtherReference ? ['list'] : ['class', 'list'],
      );
      expect(linked((declaration && (await site.compile(declaration)).content.html) ?? '')).toEqual(
        hasOtherReference ? ['class'] : ['guide', 'class'],
      );
    },
  );

  it('lead into another language at the address as written', async () => {
    const language = (path: string) =>
      ({ label: path, direction: 'ltr', htmlLang: path, calendar: 'gregory', path }) as const;
    const locales = { en: language('en'), de: language('de'), ar: language('ar') };
    const german = { ...testConfig, locales, locale: 'de', baseUrl: '/docs/de/' };
    const { compile } = await createTestSite(
      { 'page.md': '[a](/docs/ar/user/glossary.html#scope)' },
      { config: german },
    );
    expect((await compile('page.md')).content.html).toContain(
      'href="/docs/ar/user/glossary/#scope"',
    );
  });

  it.each(['//%0d%0ajavascript:alert(1)', 'https://[::1', 'http://a b/', 'https://'])(
    'are reported if no browser can read their address: %s',
    async (href) => {
      const { compile } = await createTestSite({ 'page.md': `[a](<${href}>)` });
      expect((await compile('page.md')).problems).toEqual([
        expect.objectContaining({
          message: expect.stringMatching(/^The link ".*" is not a web address\.$/),
        }),
      ]);
    },
  );

  it('are reported if they lead to a file outside the pages and no repository is configured', async () => {
    const { compile } = await createTestSite(
      { 'page.md': '[a](../package.json)' },
      { config: { ...testConfig, repository: undefined } },
    );
    expect((await compile('page.md')).problems).toEqual([
      expect.objectContaining({
        message: 'The link "../package.json" points to a file outside the content folder.',
        hint: 'Put a copy next to the page, or name the `repository` in the configuration.',
      }),
    ]);
  });

  it('publish a file next to the page under a hashed name', async () => {
    const { compile, contentDir } = await createTestSite({
      ...files,
      'user/page.md': '[a](list.csv)',
    });
    const { files: published } = await compile('user/page.md');
    expect(published).toEqual([
      {
        file: path.join(contentDir, 'user/list.csv'),
        output: expect.stringMatching(/^assets\/files\/list-[0-9a-f]{8}\.csv$/),
      },
    ]);
  });

  it('open other hosts in a new tab', async () => {
    expect(await html('[a](https://example.org/)')).toContain(
      'target="_blank" rel="noopener noreferrer"',
    );
  });

  it('are reported with the configured severity if they are broken', async () => {
    expect(await messages('Text, and [a](./non.md).')).toEqual([
      '1:11 error: The link "./non.md" points to a file that does not exist.',
    ]);
  });
});

describe('images', () => {
  const png = readFileSync(
    path.resolve(import.meta.dirname, '../../../tests/fixtures/docusaurus-site/docs/img/pot.png'),
  );
  const large = readFileSync(
    path.resolve(import.meta.dirname, '../../../tests/fixtures/docusaurus-site/docs/img/board.png'),
  );

  it('are inlined if they are small and otherwise published, with size and lazy loading', async () => {
    const { compile } = await createTestSite({
      'page.md': '![Small](a.png)\n\n![Large](b.png)',
      'a.png': png,
      'b.png': large,
    });
    const {
      content: { html: text },
      files,
    } = await compile('page.md');
    expect(text).toMatch(
      /<img src="data:image\/png;base64,[^"]+" alt="Small" loading="lazy" decoding="async" width="24" height="16">/,
    );
    expect(text).toMatch(
      /<img src="\/docs\/assets\/files\/b-[0-9a-f]{8}\.png" alt="Large" loading="lazy" decoding="async" width="120" height="80">/,
    );
    expect(files.map(({ output }) => output)).toContainEqual(
      expect.stringMatching(/\/b-[0-9a-f]{8}\.png$/),
    );
  });

  it('are inlined as text if they are drawings', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\n<path fill="#a1b2c3" d="M0 0h5v5z"/><text>50 % é</text></svg>';
    const { compile } = await createTestSite({ 'page.md': '![Small](a.svg)', 'a.svg': svg });
    const [, source = ''] =
      /src="(data:image\/svg\+xml;charset=utf-8,[^"]+)"/.exec(
        (await compile('page.md')).content.html ?? '',
      ) ?? [];
    expect(source).not.toMatch(/[<>#\s]/);
    expect(decodeURIComponent(source.replace(/^[^,]*,/, ''))).toBe(svg);
  });

  it('keep their proportions at the author’s width', async () => {
    const { compile } = await createTestSite({
      'page.md': '<img src="a.png" width="12" alt="">',
      'a.png': png,
    });
    expect((await compile('page.md')).content.html).toContain(
      'width="12" alt="" loading="lazy" decoding="async" height="8"',
    );
  });

  it('are reported if their file does not exist', async () => {
    const { compile } = await createTestSite({ 'page.md': '![A](a.png/b.png)', 'a.png': png });
    expect((await compile('page.md')).problems).toMatchObject([
      { message: 'The image "a.png/b.png" does not exist.' },
    ]);
  });

  it('make the page compile again when a missing one appears', async () => {
    const files = { 'page.md': '![A](a.png)' };
    const first = await createTestSite(files);
    expect((await first.compile('page.md')).problems).toMatchObject([
      { message: 'The image "a.png" does not exist.', severity: 'error' },
    ]);
    first.write('a.png', png);
    const second = await createTestSite(files, {
      contentDir: first.contentDir,
      cacheDir: first.site.options.cacheDir,
    });
    const page = second.site.manifest().scanned.get('/page/')?.record;
    const scanned = page && second.site.manifest().scanned.get('/page/');
    expect(scanned && (await second.site.compile(scanned)).problems).toEqual([]);
  });
});

describe('search text', () => {
  it('is split at the headings, with the titles above them, and separates code', async () => {
    const { sections, description } = await compileSnippet(
      '# Page\n\nIntro *text*.\n\n## One\n\nFirst.\n\n```\ncode\n```\n\n### Deep\n\nSecond.\n',
    );
    expect(sections.map(({ id, titles, text }) => [id, titles, text])).toEqual([
      ['', ['Page'], 'Intro text.'],
      ['one', ['Page', 'One'], 'First.'],
      ['deep', ['Page', 'One', 'Deep'], 'Second.'],
    ]);
    expect(sections.map(({ code }) => code)).toEqual([undefined, 'code', undefined]);
    expect(description).toBe('Intro text.');
  });

  it('marks headings that only quote code, such as an error message', async () => {
    const { sections } = await compileSnippet(
      '# Page\n\n## `Not found`\n\nA.\n\n## The `find` command\n\nB.\n\n## Found\n\nC.\n',
    );
    expect(sections.map(({ isQuote }) => isQuote)).toEqual([undefined, true, undefined, undefined]);
  });
});

describe('partials that a page imports', () => {
  const files = {
    'a/page.mdx': "import Setup from './parts/_setup.mdx';\n\n# A\n\n<Setup />\n",
    'a/parts/_setup.mdx':
      '---\n---\nimport More from \'./_more.md\';\n\nSay `"chuck blorp"`. ![A hat](hat.svg)\n\n<More />\n',
    'a/parts/_more.md': 'See [nothing](./nothing.md).\n',
    'a/parts/hat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  };

  it('are checked, and problems have a position in the partial', async () => {
    const { compile, contentDir } = await createTestSite(files);
    const { problems } = await compile('a/page.mdx');
    expect(
      problems.map(
        ({ position, message }) =>
          `${position.file.slice(contentDir.length)}:${position.line} ${message}`,
      ),
    ).toEqual([
      expect.stringMatching(/^\/a\/parts\/_setup\.mdx:5 .*chuck blorp/),
      expect.stringMatching(/^\/a\/parts\/_more\.md:1 .*nothing\.md/),
    ]);
  });

  it('include their images, and make the page compile again when they change', async () => {
    const { compile, contentDir } = await createTestSite(files);
    const { files: published, dependencies } = await compile('a/page.mdx');
    expect(published.map(({ file }) => file)).toEqual([`${contentDir}/a/parts/hat.svg`]);
    expect(Object.keys(dependencies).map((file) => file.slice(contentDir.length))).toEqual(
      expect.arrayContaining(['/a/parts/_setup.mdx', '/a/parts/_more.md']),
    );
  });

  it('may import each other', async () => {
    const { compile } = await createTestSite({
      'a.mdx': "import B from './_b.mdx';\n\n<B />\n",
      '_b.mdx': "import A from './a.mdx';\n\n{false && <A />}\n",
    });
    expect((await compile('a.mdx')).problems).toEqual([]);
  });
});

describe('the image of a page, from its frontmatter', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

  it('is published from the page’s folder; one in the public folder and a full address are kept', async () => {
    const { compile } = await createTestSite({
      'a.md': '---\nimage: ./card.svg\n---\n',
      'card.svg': svg,
      'b.md': '---\nimage: /img/card.svg\n---\n',
      '../static/img/card.svg': svg,
      'c.md': '---\nimage: https://example.org/card.png\n---\n',
    });
    expect((await compile('a.md')).image).toMatch(/^\/assets\/files\/card-\w+\.svg$/);
    expect((await compile('a.md')).files).toHaveLength(1);
    expect((await compile('b.md')).image).toBe('/img/card.svg');
    expect((await compile('c.md')).image).toBe('https://example.org/card.png');
  });

  it('is reported with its line if it does not exist', async () => {
    expect(await messages('---\ntitle: A\nimage: ./cart.svg\n---\n')).toEqual([
      '3:8 error: The image "./cart.svg" does not exist.',
    ]);
  });
});

it('links to intentionally excluded pages are kept, including relative ones', async () => {
  const { compile } = await createTestSite(
    { 'a/b.md': '[x](../left/c#d) [y](/a/left/c/) [z](../lost/c)' },
    { excludedPath: '/a/left/' },
  );
  const {
    content: { html: drawn },
    problems,
  } = await compile('a/b.md');
  expect(drawn).toContain('href="/docs/a/left/c/#d"');
  expect(problems.map(({ message }) => message)).toEqual([
    'The link "../lost/c" points to a file that does not exist.',
  ]);
});

describe('search terms', () => {
  const text =
    '---\nkeywords: [dots]\nsearch_terms:\n  colors: [hat colours, shade]\n---\n\n# Hats\n\nText.\n\n## Colors\n\nMore.\n';

  it('add keywords to the page and readers’ terms to each section', async () => {
    const { sections, problems } = await compileSnippet(text);
    expect(problems).toEqual([]);
    expect(sections.map(({ id, terms }) => [id, terms])).toEqual([
      ['', ['dots']],
      ['colors', ['hat colours', 'shade']],
    ]);
  });

  it('are reported if their heading does not exist', async () => {
    expect((await compileSnippet(text.replace('  colors:', '  colours:'))).problems).toMatchObject([
      {
        severity: 'error',
        message: 'search_terms names "colours", but no heading of this page has that id.',
        hint: 'Its headings are colors.',
        position: { line: 4 },
      },
    ]);
  });
});

describe('names that every object has', () => {
  it.each(['constructor', '__proto__', 'toString'])(
    'are not a language, block or note: %s',
    async (name) => {
      const text = `\`\`\`${name}\nx\n\`\`\`\n\n::${name}[y]\n\n:::${name}\nz\n:::\n\n::spoken-forms[${name}]`;
      expect((await html(text)) ?? '').toContain('<span class="line">x</span>');
      for (const message of await messages(text))
        expect(message).toMatch(/is not a kind|no block|no table|nothing/i);
    },
  );
});

describe('a fence', () => {
  it.each(['example', 'api-filter', 'docs-block'])(
    'named %s is code rather than a block',
    async (name) => {
      const text = `Text.\n\n\`\`\`${name}\nchuck-air\n\`\`\`\n`;
      expect(await messages(text)).toEqual([]);
      expect((await html(text)) ?? '').toContain('<span class="line">chuck-air</span>');
    },
  );
});

describe('unknown components', () => {
  const imports =
    "import Box, {Lid as Cover} from './box.tsx';\nimport * as All from './all.tsx';\nexport const Own = () => null;\nexport function Made() {}\nexport const { Part } = All;\n\n";

  it('are reported at their position, with the most similar name', async () => {
    expect(await messages('# A\n\nText <Foo/> and <Bar.Baz/>\n\n<Tab>x</Tab>', 'mdx')).toEqual([
      '3:6 error: The page uses the component <Foo>, which it does not import.',
      '3:17 error: The page uses the component <Bar.Baz>, which it does not import.',
      '5:1 error: The page uses the component <Tab>, which it does not import.',
    ]);
    const { problems } = await compileSnippet('<Tab>x</Tab>', 'mdx');
    expect(problems[0]?.hint).toBe('Did you mean <Tabs>?');
  });

  it('are not those that the page imports or defines, that every page has, or that are HTML', async () => {
    const used = '<Box/> <Cover/> <All.X/> <Own/> <Made/> <Part/> <Tabs/> <b>x</b> <my-element/>\n';
    const site = await createTestSite({ 'a.mdx': imports + used, 'box.tsx': '', 'all.tsx': '' });
    expect((await site.compile('a.mdx')).problems).toEqual([]);
  });
});

describe('npm commands', () => {
  it('become tabs for four programs if the block requests it', async () => {
    const {
      code = '',
      content,
      problems,
    } = await compileSnippet(
      '```bash npm2yarn title="Setup"\nnpm install --save-dev jest\n```\n',
      'mdx',
    );
    expect(problems).toEqual([]);
    expect(code.match(/label: "\w+"/g)).toEqual(
      ['npm', 'Yarn', 'pnpm', 'Bun'].map((label) => `label: "${label}"`),
    );
    const shown = staticParts(content)
      .join(' ')
      .replaceAll(/<[^>]*>/g, '');
    for (const command of [
      'npm install --save-dev jest',
      'yarn add --dev jest',
      'pnpm add --save-dev jest',
      'bun add --dev jest',
    ])
      expect(shown).toContain(command);
  });
});

describe('neighboring code blocks with the option "tab"', () => {
  const tabsOf = async (text: string) => {
    const { code = '', content, problems } = await compileSnippet(text, 'mdx');
    const shown = staticParts(content).map((html) => html.replaceAll(/<[^>]*>/g, ''));
    return {
      problems,
      shown,
      labels: [...code.matchAll(/label: "([^"]*)"/g)].map(([, label]) => label),
    };
  };

  it('become tabs named after their languages, or with their own labels', async () => {
    const { problems, labels } = await tabsOf(
      '```js tab title="a.js"\n1\n```\n\n```ts tab\n2\n```\n\n```rust tab="In Rust"\n3\n```\n\n```js\n4\n```\n',
    );
    expect(problems).toEqual([]);
    expect(labels).toEqual(['JavaScript', 'TypeScript', 'In Rust']);
  });

  it('share a tab if one says so, as far as there are blocks, and end at other text', async () => {
    const { problems, labels } = await tabsOf(
      '```js tab={"span":2}\n1\n```\n\n```js title="b.js"\n2\n```\n\n```ts tab={"span":9,"label":"Typed"}\n3\n```\n\nText\n\n```js tab={nonsense}\n4\n```\n',
    );
    expect(problems).toEqual([]);
    expect(labels).toEqual(['JavaScript', 'Typed', 'JavaScript']);
  });
});

describe('an unresolved import', () => {
  const text =
    "# A\n\nimport Box from './box.tsx';\nimport { Lid } from 'no-such-package/lid';\n\nText <Lid />\n\n<Box />\n";

  it('is reported where it is written', async () => {
    expect(await messages(text, 'mdx')).toEqual([
      '3:17 error: The page imports "./box.tsx", which does not exist.',
      '4:21 error: The page imports the package "no-such-package/lid", which is not installed.',
    ]);
  });

  it('is not reported for the site’s own package', async () =>
    expect(await messages("# A\n\nimport { Lid } from '#lid.tsx';\n\n<Lid />", 'mdx')).toEqual([]));

  it('renders nothing, with warnings, if the checks only warn', async () => {
    const checks = { ...testConfig.checks, imports: 'warn' as const };
    const { compile } = await createTestSite(
      { 'a.mdx': text },
      { config: { ...testConfig, checks } },
    );
    const { problems, code } = await compile('a.mdx');
    expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(code).not.toMatch(/box\.tsx|no-such-package/);
    expect(code).toContain('const Lid = () => null');
  });

  it('renders nothing also if it is in a component that the page uses, or in its imports', async () => {
    const checks = { ...testConfig.checks, imports: 'warn' as const };
    const files = {
      'a.mdx':
        "# A\n\nimport Box from './box';\nimport { Jar } from './jar';\n\n<Box /> <Jar /> <Tin />\n",
      'box.tsx': "import lid from './parts/lid';\nimport './box.css';\nexport default lid;\n",
      'box.css': '',
      'parts/lid.ts':
        "import type { T } from 'types-alone';\nimport box from '../box';\nexport * from 'no-such-package/lid';\n",
      'jar.ts': "import 'react';\nimport './jar.js';\nexport const Jar = () => null;\n",
      'tin.tsx': "import './gone.css';\nexport const Tin = 1;\n",
      'all.ts': "export { Tin } from './tin';\n",
    };
    const { contentDir } = await createTestSite(files);
    const { compile } = await createTestSite(files, {
      config: { ...testConfig, checks },
      mdxComponents: path.join(contentDir, 'all.ts'),
    });
    const { problems, code } = await compile('a.mdx');
    expect(
      problems.map(({ position: { file, line, column }, message, severity }) =>
        [path.basename(file), line, column, severity, message].join(' '),
      ),
    ).toEqual([
      'lid.ts 3 15 warning The code imports the package "no-such-package/lid", which is not installed.',
      'tin.tsx 1 8 warning The code imports "./gone.css", which does not exist.',
    ]);
    expect(code).toMatch(/const Box = \(\) => null[^]*import \{Jar\}/);
    expect(code).toContain('const Tin = () => null');
  });
});

it.each([
  ['export default { Ok: () => 1, h1: 2 };'],
  ['const all = { Ok: () => 1 } as const; export default all;'],
  ['const Ok = () => 1; export default { Ok } satisfies object;'],
])('pages use a component that the file of components itself declares: %s', async (code) => {
  const files = { 'a.mdx': '# A\n\n<Ok when={1} />\n', 'all.ts': code };
  const { contentDir } = await createTestSite(files);
  const { compile } = await createTestSite(files, {
    mdxComponents: path.join(contentDir, 'all.ts'),
  });
  const page = await compile('a.mdx');
  expect(page.problems).toEqual([]);
  expect(page.code).toMatch(/import site_Ok from [^]*const Ok = site_Ok\.Ok;/);
});

describe('values that every MDX page has', () => {
  it("are its headings, its frontmatter with other programs' fields, and its title", async () => {
    const files = {
      'a.mdx':
        '---\nsidebar_label: B\nversion: "1.0"\n---\n\n# A *title*\n\n## One\n\n{toc.length}{frontMatter.version}{contentTitle}\n',
    };
    const { compile } = await createTestSite(files, { isForeign: true });
    const { code = '', problems } = await compile('a.mdx');
    expect(problems).toEqual([]);
    expect(code.replace(/\s+/g, ' ')).toContain('"value": "One", "id": "one"');
    expect(code).toContain('"version": "1.0"');
    expect(code).toContain('const contentTitle = "A title"');
    expect(
      (await (await createTestSite({ 'b.mdx': 'Text {1}' })).compile('b.mdx')).code,
    ).not.toMatch(/toc|frontMatter/);
  });

  it('include the headings of partials wherever the page shows one', async () => {
    const files = {
      'a.mdx':
        "import Steps from './_steps.mdx';\nimport Unused from './_unused.mdx';\n\n## One\n\n<Steps />\n\n## Two\n\n<Steps />\n\n{toc.length}\n",
      '_steps.mdx': '## Step\n',
      '_unused.mdx': '## Unused\n',
    };
    const { compile, contentDir } = await createTestSite(files);
    const { code = '', problems, headings } = await compile('a.mdx');
    expect(problems).toEqual([]);
    expect(code).toContain(`import {toc as toc_Steps} from "${contentDir}/_steps.mdx"`);
    expect(code).toContain(`import {toc as toc_Steps$1} from "${contentDir}/_steps.mdx?partial=`);
    expect(code.match(/const toc = [^;]*/)?.[0].match(/"id": "\w+"|\.\.\.[\w$]+/g)).toEqual([
      '"id": "one"',
      '...toc_Steps',
      '"id": "two"',
      '...toc_Steps$1',
    ]);
    expect(headings.map(({ id }) => id)).toEqual(['one', 'step', 'two', 'step-1']);
  });

  it('contain headings with code, whose ids have the words of the code, as in Docusaurus', async () => {
    const heading = '## The <b>*big*</b> {props.name} of {"kilns"} {/* not this */} today\n';
    const files = {
      'a.mdx': `import Part from './_part.mdx';\n\n${heading}\n<Part />\n\n{toc.length}\n`,
      '_part.mdx': heading.replace('##', '###'),
    };
    const { compile } = await createTestSite(files);
    const { code = '', problems, headings } = await compile('a.mdx');
    expect(problems).toEqual([]);
    const id = 'the-big-propsname-of-kilns--today';
    expect(headings).toEqual([
      { id, text: 'The big of kilns today', level: 2 },
      { id: `${id}-1`, text: 'The big of kilns today', level: 3 },
    ]);
    expect(code).toContain(`"value": "The <em>big</em>  of kilns  today"`);
  });
});

it('removes line breaks between parts of tables and lists, but not those in text', async () => {
  const {
    content: { html },
  } = await compileSnippet('- *one*\n  *two*\n- three\n\n| a |\n| - |\n| b |');
  expect(html).toContain('<ul><li><em>one</em>\n<em>two</em></li><li>three</li></ul>');
  expect(html).toContain('<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody>');
});
