import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '../testing/test-site.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const home = { 'index.md': '# Home' };

/** A site whose folder has a secret beside the content folder, and links to it from within. */
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
  symlinkSync('../secret.svg', path.join(folder, 'static/link.svg'));
  symlinkSync('../secret.svg', path.join(contentDir, 'link.svg'));
  symlinkSync('in/ok.svg', path.join(contentDir, 'fine.svg'));
  symlinkSync('..', path.join(contentDir, 'up'));
  const compiled = await compile(source);
  return {
    files: compiled.files.map(({ file }) => path.relative(folder, file)),
    shown: `${compiled.html} ${compiled.markdown}`,
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
    expect(front.problems).toEqual([`2:1 The image "${src}" is outside the content folder.`]);
    expect(front.files).toEqual([]);
  });

  it('publishes through links that stay inside', async () => {
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
    'takes in no text from outside its folder: %s',
    async (src) => {
      const { shown, problems } = await compilePage('a.mdx', `import S from '${src}';\n\n<S />`);
      expect(problems).toEqual([`1:1 The page imports "${src}", which is outside its folder.`]);
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

  it.each(['fs', 'node:child_process'])(
    'imports nothing that browsers do not have: %s',
    async (name) => {
      const { problems } = await compilePage('a.mdx', `import x from '${name}';\n\n# A`);
      expect(problems).toEqual([`1:1 The page imports "${name}", which browsers do not have.`]);
    },
  );

  it('imports packages, and the components of its own site', async () => {
    const { problems } = await compilePage(
      'a.mdx',
      "import { useState } from 'react';\nimport Box from '@site/src/box.tsx';\nimport Tabs from '@theme/Tabs';\nimport ok from './in/ok.svg';\n\n# A",
    );
    expect(problems).toEqual([]);
  });

  it.each(['../../secret', 'x/../../../secret'])(
    'draws no example from outside: %s',
    async (name) => {
      const { problems } = await compilePage('a.md', `::example[${name}]`);
      expect(problems).toEqual([`1:1 There is no example "${name}" in content/_examples.`]);
    },
  );

  it('says that an image is a folder', async () => {
    expect((await compilePage('a.md', '![x](in)')).problems).toEqual([
      '1:1 The image "in" is a folder.',
    ]);
    expect((await compilePage('a.md', `![x](${'a'.repeat(5000)}.svg)`)).problems).toEqual([
      expect.stringMatching(/^1:1 The image "a+\.svg" does not exist\.$/),
    ]);
  });
});
