import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '#node/build/build-site.ts';
import { buildFixture, openFixture, readFiles, type FixtureInput } from './build-fixture.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-kept-'));
const contentDir = path.join(base, 'docs');
const cacheDir = path.join(base, 'cache');
const outDir = path.join(base, 'out/dist');
afterAll(() => rmSync(base, { recursive: true, force: true }));

const live = [
  '# Live\n',
  "import { Label } from './_label';",
  "import { text } from '@site/src/text.ts';",
  "import Piece from './_piece.mdx';",
  "import './_label.css';\n",
  '<Label text={text} />\n\n<Piece />\n',
  'More.\n',
].join('\n');

const label =
  'export const Label = ({ text }: { readonly text: string }) => <b className="label">{text} one</b>;\n';

const site = {
  'docs/index.md': '# Home\n\n[Live](./live.mdx)\n',
  'docs/static.md': '# Static\n\nBefore.\n',
  'docs/live.mdx': live,
  'docs/_label.tsx': label,
  'docs/_label.css': '.label { color: red; }\n',
  'docs/_piece.mdx': 'A piece with a [link](./static.md).\n',
  'src/text.ts': "export const text = 'A';\n",
  'static/robot.txt': 'one\n',
};

type Files = Readonly<Record<string, string>>;

/**
 * Edits that change no bundled code, keyed by description. Each lists files with their new text.
 */
const words: Readonly<Record<string, Files>> = {
  nothing: {},
  'text of a static page': { 'docs/static.md': '# Static\n\nAfter.\n' },
  'words of a live page, which are no code': {
    'docs/live.mdx': live.replace('More.', 'Much more.'),
  },
  'a new page': { 'docs/new.md': '# New\n' },
};

/** Edits to files that are bundled or affect bundling, keyed by description. */
const code: Readonly<Record<string, Files>> = {
  'a paragraph of a live page': { 'docs/live.mdx': `${live}\nAnother.\n` },
  'a component': { 'docs/_label.tsx': label.replace('one', 'two') },
  'a component of the site': { 'src/text.ts': "export const text = 'B';\n" },
  'another file for the same import': {
    'docs/_label.js': "export const Label = () => 'three';\n",
  },
  'a style sheet': { 'docs/_label.css': '.label { color: blue; }\n' },
  'a piece': { 'docs/_piece.mdx': 'Another [link](./static.md).\n' },
  'the address of a page': { 'docs/static.md': '---\nslug: /moved\n---\n\n# Static\n' },
};

/** Writes the site with these files changed. */
function write(...changes: readonly Files[]): void {
  for (const folder of ['docs', 'src', 'static'])
    rmSync(path.join(base, folder), { recursive: true, force: true });
  for (const [name, text] of Object.entries(Object.assign({}, site, ...changes) as Files)) {
    const file = path.join(base, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

type Config = FixtureInput['config'];

/**
 * Builds the site with the bundler, keeps the bundles in the given cache folder (by default, a new
 * one), and returns all output files.
 */
async function bundled(config: Config, cache?: string): Promise<Files> {
  const built = await buildFixture({ contentDir, config, cacheDir: cache });
  expect(built.problems).toEqual([]);
  expect(built.log).toContain('Code bundled');
  const files = readFiles(built.outDir);
  built.remove();
  return files;
}

class BundlerNeeded extends Error {}

/**
 * Builds the site from the cached bundles and returns all output files; undefined if that needs the
 * bundler, which takes most of a build's time.
 */
async function kept(config?: Config): Promise<Files | undefined> {
  const project = await openFixture({ contentDir, config, cacheDir, outDir });
  const createBuilder = () => Promise.reject(new BundlerNeeded());
  try {
    expect(await buildSite({ project, log: () => undefined, createBuilder })).toEqual([]);
    return readFiles(outDir);
  } catch (error) {
    if (error instanceof BundlerNeeded) return undefined;
    throw error;
  }
}

it('bundles are kept while static pages change, and rebuilt when anything bundled changes', async () => {
  const named = async (edits: Readonly<Record<string, Files>>) => {
    const found: string[] = [];
    for (const [what, files] of Object.entries(edits)) {
      write(files);
      if (await kept()) found.push(what);
    }
    return found;
  };
  write();
  expect(await kept()).toBeUndefined();
  const first = await bundled({}, cacheDir);
  expect(await named(words)).toEqual(Object.keys(words));
  expect(await named(code)).toEqual([]);
  write();
  expect(differences(await kept(), first)).toEqual([]);
  write(...Object.values(words));
  expect(differences(await kept(), await bundled({}))).toEqual([]);
  const config = { title: 'Another title' };
  expect(await kept(config)).toBeUndefined();
  write(...Object.values(code));
  await bundled(config, cacheDir);
  expect(differences(await kept(config), await bundled(config))).toEqual([]);
}, 1_200_000);

it('bundles with Markdown that only a component imports are rebuilt after a new page', async () => {
  const piece = {
    'docs/_label.tsx':
      "import Piece from './_loose.mdx';\n\nexport const Label = () => <Piece />;\n",
    'docs/_loose.mdx': 'A [link](./static.md).\n',
  };
  write(piece);
  await bundled({}, cacheDir);
  expect(await kept()).toBeDefined();
  write(piece, { 'docs/new.md': '# New\n' });
  expect(await kept()).toBeUndefined();
}, 600_000);

/** Returns the names of files that differ between two outputs or are missing from one. */
function differences(some: Files = {}, others: Files): readonly string[] {
  const names = Object.keys({ ...some, ...others });
  return names.filter((name) => some[name] !== others[name]);
}
