import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { generateReference } from './generate-reference.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-reference-path-'));
const at = (name: string) => path.join(folder, name);
let site: BuiltFixture;

const files = {
  'docs/index.md': '# Kitchen\n\nHow to cook.\n',
  'docs/develop/index.md':
    '# Developing\n\nHow ovens work. See [the oven](api/classes/oven.Oven.mdx).\n',
  'pages/docs/oven.md': '# Ovens\n\nHow to light one.\n',
  'pages/guide/bread.md': '# Bread\n\nHow to bake it.\n',
  'folders.json': JSON.stringify({ title: 'Kitchen', api: { path: 'reference', by: 'file' } }),
  'src/oven.ts': '/** Bakes bread. */\nexport class Oven {\n  private door = 1;\n}\n',
  'site.json': JSON.stringify({
    title: 'Kitchen',
    sidebars: { cook: '', develop: 'develop' },
    api: { path: 'develop/api', by: 'file', include: ['private'] },
  }),
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  }
  site = await buildWithReference('docs', 'site.json');
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds a folder of pages with a reference of the sources. */
function buildWithReference(pages: string, config: string): Promise<BuiltFixture> {
  generateReference({
    DOCS_CONTENT_DIR: at(pages),
    DOCS_SITE_CONFIG: at(config),
    DOCS_API_SOURCE: at('src'),
    DOCS_API_OUTPUT: at('api'),
    DOCS_API_NAME: 'oven',
  });
  return buildFixture({ contentDir: at(pages), configFile: at(config), apiDir: at('api') });
}

it('puts the reference where the configuration says, and nothing elsewhere', () => {
  expect(site.problems).toEqual([]);
  expect(site.files).toContain('develop/api/classes/oven.Oven/index.html');
  expect(site.files.filter((file) => file.startsWith('contributing'))).toEqual([]);
  const pages = site.files.filter((file) => /\.(?:html|md|txt|xml|json)$/.test(file));
  for (const file of pages)
    expect(site.read(file), file).not.toMatch(/\/contributing\/|Cursorless internals/);
});

it('links from the guide to the reference, and includes what the configuration includes', () => {
  const address = '/docs/develop/api/classes/oven.Oven/';
  expect(site.read('develop/index.html')).toContain(`href="${address}"`);
  expect(site.read('develop/api/classes/oven.Oven/index.html')).toContain('id="door"');
});

it('offers the pages next to the reference to contributors, and all others to users', () => {
  const pathsOf = (group: string) => {
    const file = site.files.find((name) => new RegExp(`search/${group}\\b.*\\.json$`).test(name));
    return [...site.read(file ?? '').matchAll(/"(\/(?:develop\/)?)"/g)].map(([, found]) => found);
  };
  expect(new Set(pathsOf('user'))).toEqual(new Set(['/']));
  expect(new Set(pathsOf('contributor'))).toEqual(new Set(['/develop/']));
});

describe('a reference beside folders of pages, one of which is named “docs”', () => {
  let folders: BuiltFixture;
  beforeAll(async () => {
    folders = await buildWithReference('pages', 'folders.json');
  });
  afterAll(() => folders.remove());

  it('has a sidebar of its own', () => {
    const page = folders.read('reference/classes/oven.Oven/index.html');
    const sidebar = /<nav class="sidebar".*?<\/nav>/s.exec(page)?.[0];
    expect(sidebar).toContain('href="/docs/reference/classes/oven.Oven/"');
    expect(sidebar).not.toContain('href="/docs/guide/bread/"');
  });

  it('names the kind of a declaration whose link sounds like its module', () => {
    expect(folders.read('reference/modules/oven/index.html')).toContain('aria-label="Oven, class"');
  });
});
