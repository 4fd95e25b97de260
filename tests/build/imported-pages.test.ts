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
  '_kiln.mdx':
    "import Fuel from './_fuel.md'\n\n## Kiln\n\nIt burns[^1], see [fire](#the-fire-propsof), [wood](#the-fuel) {1 + 1}.\n\n## The *fire* {props.of}\n\n<Fuel />\n\n[^1]: Hot.\n",
  '_fuel.md': '### Fuel {#the-fuel}\n\nWood[^1]. [Kiln](#kiln), [here](#the-fuel)\n\n[^1]: Dry.\n',
  'twice.mdx':
    'import Kiln from \'./_kiln.mdx\'\nimport Fuel from \'./_fuel.md\'\n\n# Twice\n\n## Kiln\n\nOurs[^1].\n\n<Kiln of="one" />\n\n<Tabs><TabItem value="a">\n\n<Kiln of="two" />\n\n</TabItem></Tabs>\n\nInline <Fuel />\n\n[^1]: Note.\n',
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
  // The imported parts share a single `.prose` element.
  expect(whole.match(/class="prose"/g)).toHaveLength(1);
  expect(site.read('setup/index.html')).toMatch(/<p[^>]*>Plug it <strong>in<\/strong>\.<\/p>/);
  expect(site.read('tabs/index.html')).toContain('Words of a tab.');
});

it('a partial that is shown again has ids of its own, and its links lead to them', () => {
  const twice = site.read('twice/index.html');
  const prose = twice.slice(twice.indexOf('class="prose"'), twice.indexOf('</article>'));
  const all = (pattern: RegExp, text = prose) => [...text.matchAll(pattern)].map(([, id]) => id);
  const ids = all(/ id="([^"]+)"/g);
  expect(ids).toEqual([...new Set(ids)]);
  const targets = all(/(?: href="#| aria-describedby=")([^"]+)"/g).map((id) => decodeURI(id ?? ''));
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(all(/<a href="#([^"]+)"[^>]*>(?:fire|wood|Kiln|here)/g)).toEqual([
    'the-fire-propsof',
    'the-fuel',
    'kiln-1',
    'the-fuel',
    'the-fire-propsof-1',
    'the-fuel-1',
    'kiln-2',
    'the-fuel-1',
    'kiln',
    'the-fuel-2',
  ]);
  const contents = twice.slice(twice.indexOf('</article>'));
  expect(new Set(all(/<a [^>]*href="#([^"]+)"/g, contents))).toEqual(
    new Set(all(/<h[23][^>]* id="([^"]+)"/g)),
  );
});
