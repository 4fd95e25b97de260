import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openProject } from '#node/site/site-project.ts';
import { fixturesDir, root } from './build-fixture.ts';

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'ahead-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

it('a second process leaves every page of the site in the cache for the build', async () => {
  const environment = {
    DOCS_CONTENT_DIR: path.join(fixturesDir, 'docusaurus-site/docs'),
    DOCS_API: 'off',
    DOCS_CACHE_DIR: cacheDir,
  };
  const open = async () => (await openProject({ root, environment, includeDrafts: false })).site;
  const before = await open();
  const pages = [...before.manifest().scanned.values()];
  expect(pages.filter((page) => before.isCached(page))).toEqual([]);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'src/node/compile-ahead-cli.ts')],
    { cwd: root, env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const after = await open();
  expect(pages.filter((page) => !after.isCached(page))).toEqual([]);
});
