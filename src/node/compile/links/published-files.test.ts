import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const home = { 'index.md': '# Home' };

/**
 * Compiles a page of a site that has secret files next to its content folder, and symbolic links,
 * most of which lead to them.
 */
async function compilePage(source: string, text: string) {
  const { contentDir, compile } = await createTestSite({
    ...home,
    [source]: text,
    'in/ok.svg': drawing,
  });
  const folder = path.dirname(contentDir);
  writeFileSync(path.join(folder, 'secret.svg'), drawing);
  writeFileSync(path.join(folder, 'secret.mdx'), 'The secret sentence.');
  writeFileSync(path.join(folder, 'secret.yml'), 'secret: sentence');
  mkdirSync(path.join(folder, 'static'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/box.tsx'), 'export default () => null;');
  symlinkSync('../secret.svg', path.join(folder, 'static/link.svg'));
  symlinkSync('../secret.svg', path.join(contentDir, 'link.svg'));
  symlinkSync('in/ok.svg', path.join(contentDir, 'fine.svg'));
  symlinkSync('..', path.join(contentDir, 'up'));
  const compiled = await compile(source);
  return {
    files: compiled.files.map(({ file }) => path.relative(folder, file)),
    shown: `${compiled.content.html} ${compiled.markdown}`,
    problems: compiled.problems.map(
      ({ position, message }) => `${position.line}:${position.column} ${message}`,
    ),
  };
}

/** Compiles `a.md` and returns the files that it publishes, its HTML and its problems. */
async function compileFiles(
  files: Readonly<Record<string, string>>,
  options?: Parameters<typeof createTestSite>[1],
) {
  const { contentDir, compile } = await createTestSite({ ...home, ...files }, options);
  const compiled = await compile('a.md');
  return {
    files: compiled.files.map(({ file }) => path.relative(contentDir, file)),
    html: compiled.content.html,
    problems: compiled.problems.map(
      ({ position, message }) => `${position.line}:${position.column} ${message}`,
    ),
  };
}

describe('a page', () => {
  it.each([
    '../secret.svg',
    '../../../../../../../../../etc/passwd',
    '/../secret.svg',
    '/docs/../secret.svg',
    '/%2e%2e/secret.svg',
    '@site/secret.svg',
    '@site/../../etc/passwd',
    'link.svg',
    'up/secret.svg',
    '/link.svg',
  ])('publishes no image outside its folder: %s', async (src) => {
    const { files, shown, problems } = await compilePage('a.md', `![x](${src})`);
    expect(problems).toEqual([`1:1 The image "${src}" is outside the content folder.`]);
    expect(files).toEqual([]);
    expect(shown).not.toContain('data:image');
    const front = await compilePage('a.md', `---\nimage: "${src}"\n---\n\nText.`);
    expect(front.problems).toEqual([`2:8 The image "${src}" is outside the content folder.`]);
    expect(front.files).toEqual([]);
  });

  it('publishes files through links that stay inside', async () => {
    expect(await compilePage('a.md', '![x](fine.svg) ![x](@site/content/in/ok.svg)')).toMatchObject(
      {
        files: ['content/fine.svg', 'content/in/ok.svg'],
        problems: [],
      },
    );
  });

  it.each(['link.svg', 'up/secret.svg'])('links to no file outside its folder: %s', async (src) => {
    const { files, problems } = await compilePage('a.md', `[x](${src})`);
    expect(problems).toEqual([
      `1:1 The link "${src}" points to a file outside the content folder.`,
    ]);
    expect(files).toEqual([]);
  });

  it.each(['../secret.mdx', './up/secret.mdx', '@site/secret.mdx'])(
    'includes no text from outside its folder: %s',
    async (src) => {
      const { shown, problems } = await compilePage('a.mdx', `import S from '${src}';\n\n<S />`);
      expect(problems).toEqual([`1:15 The page imports "${src}", which is outside its folder.`]);
      expect(shown).not.toContain('secret sentence');
    },
  );

  it.each([
    "import raw from '../secret.svg?raw';",
    "import raw from '/etc/passwd?raw';",
    "export { default } from '../secret.svg?url';",
    "export const load = () => import('../secret.svg?raw');",
  ])('imports no file from outside its folder: %s', async (line) => {
    const { problems } = await compilePage('a.mdx', `${line}\n\n# A`);
    expect(problems).toEqual([
      expect.stringMatching(/^1:\d+ The page imports ".*", which is outside its folder\.$/),
    ]);
  });

  it.each(['@theme/CodeLive', '@docusaurus/exportNames', '@theme-original/Tabs'])(
    'imports no Docusaurus module without a replacement: %s',
    async (source) => {
      const { problems } = await compilePage('a.mdx', `import A from '${source}';\n\n# A`);
      expect(problems).toEqual([
        `1:15 The page imports "${source}", which this site does not provide.`,
      ]);
      const known = await compilePage('b.mdx', "import Tabs from '@theme/Tabs';\n\n# B");
      expect(known.problems).toEqual([]);
    },
  );

  it.each(['fs', 'node:child_process'])('imports nothing that browsers lack: %s', async (name) => {
    const { problems } = await compilePage('a.mdx', `import x from '${name}';\n\n# A`);
    expect(problems).toEqual([`1:15 The page imports "${name}", which browsers do not provide.`]);
  });

  it('imports packages, and components of its own site', async () => {
    const { problems } = await compilePage(
      'a.mdx',
      "import { useState } from 'react';\nimport Box from '@site/src/box.tsx';\nimport Tabs from '@theme/Tabs';\nimport ok from './in/ok.svg';\n\n# A",
    );
    expect(problems).toEqual([]);
  });

  it.each(['../../secret', 'x/../../../secret'])(
    'renders no example from outside: %s',
    async (name) => {
      const { problems } = await compilePage('a.md', `::example[${name}]`);
      expect(problems).toEqual([`1:1 There is no example "${name}" in content/_examples.`]);
    },
  );

  it.each([
    ...[
      'evil.js',
      'evil.mjs',
      'evil.JS',
      'evil.html',
      'evil.htm',
      'evil.xhtml',
      'evil.xht',
      'evil.xml',
    ],
    ...[
      'evil.shtml',
      'evil.svg',
      'evil.wasm',
      'evil.css',
      'evil.mhtml',
      'evil.swf',
      'evil',
      'evil.txt.js',
    ],
  ])('publishes no linked file that browsers would run: %s', async (name) => {
    const text = `[x](./${name})`;
    const { files, problems } = await compileFiles({ 'a.md': text, [name]: 'alert(1)' });
    expect(problems).toEqual([
      `1:1 The link "./${name}" points to a file of a kind that is not published.`,
    ]);
    expect(files).toEqual([]);
  });

  it.each([
    'notes.pdf',
    'notes.TXT',
    'list.csv',
    'settings.json',
    'a.yaml',
    'a.talon',
    'a.zip',
    'a.png',
  ])('publishes files that browsers show or save: %s', async (name) => {
    const { files, problems } = await compileFiles({ 'a.md': `[x](${name})`, [name]: 'x' });
    expect([files, problems]).toEqual([[name], []]);
  });

  it('publishes other files if the setting lists their extensions', async () => {
    const files = { 'a.md': '[x](a.html) [x](b.js)', 'a.html': 'x', 'b.js': 'x' };
    const config = { ...testConfig, publish: { fileTypes: ['.html'] } };
    const found = await compileFiles(files, { config });
    expect(found.files).toEqual(['a.html']);
    expect(found.problems).toEqual([expect.stringContaining('1:13 The link "b.js"')]);
  });

  it.each(['![x](evil.js)', '<img src="evil.js">', '---\nimage: evil.js\n---'])(
    'publishes only images as images: %s',
    async (text) => {
      const { files, problems } = await compileFiles({ 'a.md': text, 'evil.js': 'alert(1)' });
      expect(problems).toEqual([
        expect.stringContaining('The image "evil.js" is not in a format that is published.'),
      ]);
      expect(files).toEqual([]);
    },
  );

  it('publishes an SVG that draws, and none that runs code', async () => {
    const evil = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>';
    const svgs = { 'ok.svg': drawing, 'evil.svg': evil };
    for (const text of ['![x](evil.svg)', '---\nimage: evil.svg\n---\n\nText'])
      expect(await compileFiles({ 'a.md': text, ...svgs })).toEqual({
        files: [],
        problems: ['2:8 The drawing contains <script>, so it is not published.'],
        html: expect.not.stringContaining('data:'),
      });
    expect((await compileFiles({ 'a.md': '![x](ok.svg)', ...svgs })).files).toEqual(['ok.svg']);
  });

  it('reports an image that is a folder', async () => {
    expect((await compilePage('a.md', '![x](in)')).problems).toEqual([
      '1:1 The image "in" is a folder.',
    ]);
    expect((await compilePage('a.md', `![x](${'a'.repeat(5000)}.svg)`)).problems).toEqual([
      expect.stringMatching(/^1:1 The image "a+\.svg" does not exist\.$/),
    ]);
  });
});

it('names the setting for other parts of the host when an image of theirs is missing', async () => {
  const { compile } = await createTestSite({ 'a.md': '![x](/blog/a.png)\n\n![y](b.png)' });
  expect((await compile('a.md')).problems.map(({ hint }) => hint)).toEqual([
    'Put the file there or correct the path. If another part of the host has it, add "/blog/" to `checks.elsewhere` in the configuration.',
    'Put the file there or correct the path.',
  ]);
});

describe('a drawing of another folder', () => {
  it('may load anything on a page that is code, and nothing on a page that is data', async () => {
    const styled = drawing.replace('/>', ' style="background: url(https://a.example/b.png)"/>');
    const files = (format: string) => ({
      'a.md': `---\nformat: ${format}\n---\n\n![A plant](b.svg)`,
      'b.svg': styled,
    });
    const foreign = { isForeign: true };
    expect((await compileFiles(files('mdx'), foreign)).problems).toEqual([]);
    expect((await compileFiles(files('md'), foreign)).problems).toEqual([
      expect.stringContaining('has style="background: url'),
    ]);
  });
});

it('links to a static file without an extension, which is no page', async () => {
  const { contentDir, compile } = await createTestSite({
    ...home,
    'a.md': '[L](/LICENSE) [M](/docs/LICENSE "of it") [N](/nowhere)',
    'b.mdx':
      "import Link from '@docusaurus/Link';\n\n<Link to='/LICENSE'>L</Link> <Link to='/a'>A</Link>",
  });
  const folder = path.join(path.dirname(contentDir), 'static');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'LICENSE'), 'MIT');
  const { content, links } = await compile('a.md');
  expect(content.html?.match(/<a [^>]*>/g)).toEqual([
    '<a href="/docs/LICENSE" data-full-load="">',
    '<a href="/docs/LICENSE" title="of it" data-full-load="">',
    '<a href="/docs/nowhere/">',
  ]);
  expect(links.map(({ written }) => written)).toEqual(['/nowhere']);
  const component = /to: "[^"]*"/g;
  expect((await compile('b.mdx')).code?.match(component)).toEqual([
    'to: "pathname:///docs/LICENSE"',
    'to: "/a"',
  ]);
});

it('finds pages, files and images whose names are composed or decomposed otherwise than the link', async () => {
  const [nfc, nfd] = ['caf\u00e9', 'cafe\u0301'];
  const links = [nfc, nfd].flatMap((name) => [
    `[a](${name}.md)`,
    `[b](/${name}/)`,
    `[c](${name}.pdf)`,
  ]);
  const { site, compile } = await createTestSite({
    ...home,
    [`${nfd}.md`]: '# Coffee',
    [`${nfd}.pdf`]: '%PDF',
    [`${nfd}.svg`]: drawing,
    'a.md': `${links.join(' ')} ![d](${nfc}.svg)`,
  });
  expect(site.pageAt(`/${nfc}/`)).toBeDefined();
  const { content, problems } = await compile('a.md');
  expect(problems).toEqual([]);
  const found = [...(content.html ?? '').matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  const page = '/docs/caf%C3%A9/';
  expect(found).toEqual([page, page, found[2], page, page, found[2]]);
  const both = await createTestSite({ [`${nfc}.md`]: '# One', [`${nfd}.md`]: '# Two' });
  expect(both.site.problems().map(({ message }) => message)).toEqual([
    expect.stringContaining(`/${nfc}/`),
  ]);
});
