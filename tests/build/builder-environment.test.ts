import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { virtualIds } from '#node/compile/model/virtual-ids.ts';
import { buildFixture } from './build-fixture.ts';
import { startDevServer } from './start-dev-server.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-environment-'));
const contentDir = path.join(base, 'docs');
const secret = 'a-secret-of-the-builder';
const page = `export const given = typeof process === 'undefined' ? {} : process.env;

# Page

Before {given.BUILDER_SECRET} {JSON.stringify(given)} {import.meta.env.VITE_SECRET} {JSON.stringify(import.meta.env)} after
`;

beforeAll(() => {
  mkdirSync(contentDir, { recursive: true });
  writeFileSync(path.join(contentDir, 'index.md'), '# Home\n');
  writeFileSync(path.join(contentDir, 'live.mdx'), page);
  vi.stubEnv('BUILDER_SECRET', secret);
  vi.stubEnv('VITE_SECRET', secret);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

it('a build publishes nothing from its environment', async () => {
  const site = await buildFixture({ contentDir });
  expect(site.problems).toEqual([]);
  expect(site.read('live/index.html')).toMatch(/Before .*after/s);
  const texts = site.files.filter((file) => !/\.(?:br|gz|png|ico)$/.test(file));
  expect(texts.filter((file) => site.read(file).includes(secret))).toEqual([]);
  site.remove();
});

it('the development server exposes nothing from its environment to pages', async () => {
  const { server } = await startDevServer(
    {
      environment: {
        DOCS_CONTENT_DIR: contentDir,
        DOCS_API: 'off',
        DOCS_CACHE_DIR: path.join(base, 'cache'),
      },
    },
    { logLevel: 'silent', server: { watch: null } },
  );
  for (const module of [`${virtualIds.page}/live/`, path.join(contentDir, 'live.mdx')]) {
    const { code = '' } = (await server.environments.client.transformRequest(module)) ?? {};
    expect(code).not.toBe('');
    expect(code).not.toContain(secret);
  }
  await server.close();
});
