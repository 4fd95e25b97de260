import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';

const pages: Readonly<Record<string, string>> = {
  'index.md': '# Home\n',
  'setup.md':
    '# Setup\n\nPlug it **in**.\n\n## Then {#then}\n\nWait, says [home](index.md). {1 + 1} of `T` is <T>.\n\nexport const stolen = 1;\n',
  'tabs.mdx':
    '# Tabs\n\n<Tabs><TabItem value="a" label="Ay">\n\nWords of a tab.\n\n</TabItem></Tabs>\n',
  'whole.mdx':
    "import Setup from './setup.md'\nimport Tabs from './tabs.mdx'\n\nexport const three = 1 + 2;\n\n# Whole\n\n<Setup />\n\n<Tabs />\n\nThe sum is {three}.\n",
};

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-imported-'));
const contentDir = path.join(base, 'docs');
let site: BuiltFixture;

beforeAll(async () => {
  mkdirSync(contentDir);
  for (const [name, text] of Object.entries(pages))
    writeFileSync(path.join(contentDir, name), text);
  site = await buildFixture({ contentDir });
});
afterAll(() => {
  site.remove();
  rmSync(base, { recursive: true, force: true });
});

it('plain Markdown that a live page imports stays data', () => {
  const whole = site.read('whole/index.html');
  expect(whole).toContain('{1 + 1} of <code>T</code> is &#x3C;T>.');
  expect(whole).toMatch(/<p[^>]*>export const stolen = 1;<\/p>/);
});

it('a live page may import other pages, which stay what they are', () => {
  expect(site.problems).toEqual([]);
  const whole = site.read('whole/index.html');
  expect(whole).toMatch(/<p[^>]*>Plug it <strong>in<\/strong>\.<\/p>/);
  expect(whole).toContain('Words of a tab.');
  expect(whole).toMatch(/The sum is (?:<!-- -->)?3/);
  // A single text frame, with the imported pieces inside.
  expect(whole.match(/class="prose"/g)).toHaveLength(1);
  expect(site.read('setup/index.html')).toMatch(/<p[^>]*>Plug it <strong>in<\/strong>\.<\/p>/);
  expect(site.read('tabs/index.html')).toContain('Words of a tab.');
});
