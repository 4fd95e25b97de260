import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevServer } from './start-dev-server.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-links-'));
const put = (file: string, text: string): void => writeFileSync(path.join(base, file), text);
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  mkdirSync(path.join(base, 'docs/_shared/folder'), { recursive: true });
  put('docs/index.md', '# Home\n');
  put('docs/_shared/page.md', '# Page\n\nThe first edition.\n');
  put('docs/_shared/folder/inner.md', '# Inner\n\nThe first edition.\n');
  symlinkSync('_shared/page.md', path.join(base, 'docs/linked.md'));
  symlinkSync('_shared/folder', path.join(base, 'docs/folder'));
  ({ server, origin } = await startDevServer(
    {
      environment: {
        DOCS_CONTENT_DIR: path.join(base, 'docs'),
        DOCS_API: 'off',
        DOCS_CACHE_DIR: path.join(base, 'cache'),
      },
    },
    { logLevel: 'error', cacheDir: path.join(base, 'cache/vite'), server: { watch: {} } },
  ));
});
afterAll(async () => {
  await server.close();
  rmSync(base, { recursive: true, force: true });
});

/** Fetches the current Markdown version of a page from the dev server. */
const markdown = async (page: string): Promise<string> =>
  (await fetch(`${origin}/docs/${page}.md`)).text();

it.each([
  ['a page that is a link', 'linked', 'docs/_shared/page.md'],
  ['a page in a folder that is a link', 'folder/inner', 'docs/_shared/folder/inner.md'],
])('the development server shows a save to the target of %s', async (_, page, file) => {
  expect(await markdown(page)).toContain('The first edition.');
  // Saves more than once, because the server responds to requests before it starts watching.
  const save = (): Promise<string> => {
    put(file, '# Page\n\nThe second edition.\n');
    return markdown(page);
  };
  await expect.poll(save, { interval: 500 }).toContain('The second edition.');
});

it('the development server shows a page that is added to the target of a linked folder', async () => {
  put('docs/_shared/folder/added.md', '# Added\n\nNew.\n');
  await expect.poll(() => markdown('folder/added')).toContain('New.');
});
