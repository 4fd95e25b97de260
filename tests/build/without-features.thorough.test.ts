import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fixturesDir, root } from './folders.ts';

const copy = mkdtempSync(path.join(os.tmpdir(), 'docs-features-'));
const at = (name: string): string => path.join(copy, name);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** All files and folders of the repository that a build needs. */
const parts = [
  'api-gen',
  'bench/tsconfig.json',
  'index.html',
  'package.json',
  'public',
  'scripts',
  'src',
  'tests/tsconfig.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
];

/** Removes a feature's folder, and its import and entry in `features/index.ts`. */
function remove(name: string): void {
  rmSync(at(`src/node/features/${name}`), { recursive: true });
  const list = at('src/node/features/index.ts');
  const text = readFileSync(list, 'utf8');
  const [, imported = ''] =
    new RegExp(String.raw`import \{ (\w+) \} from './${name}/`).exec(text) ?? [];
  const lines = text
    .split('\n')
    .filter((line) => !line.includes(`'./${name}/`) && line !== `  ${imported},`);
  writeFileSync(list, lines.join('\n'));
}

it('a project without the folders and lines of some features builds, less these features', () => {
  for (const part of parts) cpSync(path.join(root, part), at(part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  for (const name of [
    'release-feed',
    'open-search',
    'talon-files',
    'formulas',
    'glossary',
    'social-cards',
    'search',
  ])
    remove(name);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: copy,
    env: {
      ...process.env,
      DOCS_API: 'off',
      DOCS_CONTENT_DIR: path.join(fixturesDir, 'live/content'),
      DOCS_SITE_CONFIG: path.join(fixturesDir, 'live/site.config.ts'),
    },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(readFileSync(at('dist/index.html'), 'utf8')).not.toContain('opensearch');
  expect(existsSync(at('dist/sitemap.xml'))).toBe(true);
  expect(existsSync(at('dist/opensearch.xml'))).toBe(false);
  expect(existsSync(at('dist/assets/cards'))).toBe(false);
  expect(existsSync(at('dist/assets/search'))).toBe(false);
});
