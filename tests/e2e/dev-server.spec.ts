import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectNoise, test as base } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns an unused port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a dev server for a folder of pages, with a cache folder of its own. */
async function startServer(cache: string, content: string) {
  const port = await freePort();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...process.env, DOCS_API: 'off', DOCS_CACHE_DIR: cache, DOCS_CONTENT_DIR: content },
    stdio: 'ignore',
  });
  return {
    address: `http://localhost:${port}/docs/`,
    stop: () => void server.kill(),
  };
}

/**
 * Opens a page once the server responds. The returned function returns how many times a page has
 * been loaded, including the first.
 */
async function open(page: Page, address: string): Promise<() => number> {
  await expect(async () => expect((await page.request.get(address)).ok()).toBe(true)).toPass();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(address);
  return () => loads;
}

/** A content folder, and the URL at which a dev server serves it. */
interface ServedPages {
  readonly address: string;
  readonly content: string;
}

/** Tests that share a server; each saves files in its own subfolder of `content`. */
const test = base.extend<object, { readonly pages: ServedPages }>({
  pages: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-saves-'));
      const content = path.join(folder, 'docs');
      for (const [file, text] of Object.entries(pagesAtFirst)) {
        mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
        writeFileSync(path.join(content, file), text);
      }
      writeFileSync(path.join(folder, 'package.json'), '{ "name": "saves" }');
      const server = await startServer(path.join(folder, 'cache'), content);
      await use({ address: server.address, content });
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const early = (text: string): string => `# Early\n\n${text}\n`;
const live = (text: string): string => `# Live\n\n${text} {1 + 1}\n`;
const box = (value: string): string =>
  `export function Box() {\n  const text: any = ${value};\n  return <p>{text.trim()}</p>;\n}\n`;
const showing = (name: string, more = ''): string =>
  `import { ${name} } from './box.tsx';\n\n# Crash\n\n<${name} />${more}\n`;
const folded = '<details>\n<summary>More</summary>\n\nInside.\n\n</details>';
const home = (text: string, title = 'Home'): string => `# ${title}\n\n${folded}\n\n${text}\n`;

/** The files before the first save, keyed by path below the content folder. */
const pagesAtFirst: Readonly<Record<string, string>> = {
  'index.md': '# Start\n',
  'actions.md': '# Actions\n\n## Delete\n\nSay `chuck` to delete.\n',
  'early/page.md': early('First.'),
  'early/live.mdx': live('First'),
  'crash/page.mdx': showing('Box'),
  'crash/box.tsx': box('"First"'),
  'saved/a.md': '# A\n',
  'saved/b.md': '# B\n',
  'saved/home.md': home('First.'),
};

/**
 * Saves by replacing the file, as some editors do, so that the server never reads a partial file.
 */
function writeAtomically(file: string, text: string): void {
  const draft = path.join(os.tmpdir(), `draft-${process.pid}-${path.basename(file)}`);
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Searches from a page, opens the first result, and expects no second page load. */
async function search(page: Page, address: string): Promise<void> {
  const loads = await open(page, address);
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('searchbox').fill('chuck');
  await expect(dialog.getByRole('treeitem').first()).toContainText('Delete');
  await dialog.getByRole('treeitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/actions\/#delete$/);
  // If a package had not been pre-bundled, the server would have reloaded the page.
  expect(loads()).toBe(1);
}

test(
  'the search of all pages works in the development server, and none is loaded twice',
  {
    tag: '@thorough',
  },
  async ({ page }) => {
    const cache = mkdtempSync(path.join(os.tmpdir(), 'docs-search-'));
    const { address, stop } = await startServer(cache, path.join(root, 'content'));
    try {
      await search(page, `${address}user/glossary/`);
    } finally {
      // A page left open would keep sending requests to a server that is stopping.
      await page.close();
      stop();
      rmSync(cache, { recursive: true, force: true });
    }
  },
);

test.describe('the development server', () => {
  // One worker for all, so that the server is started once.
  test.describe.configure({ mode: 'default' });

  // A page left open would keep sending requests to a server that is stopping.
  test.afterEach(({ page }) => page.close());

  // Runs first, because all packages are already pre-bundled in later tests.
  test('answers a search too, and no page is loaded twice', ({ page, pages }) =>
    search(page, pages.address));

  test('shows a save while a page is loading once it has loaded', async ({ page, pages }) => {
    const address = `${pages.address}early/page/`;
    const save = (name: string, text: string): void =>
      writeAtomically(path.join(pages.content, 'early', name), text);
    // The document has loaded, but the app has not: its code waits until the page has been saved.
    let release = (): void => undefined;
    const saved = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/page-route.tsx*', (route) => saved.then(() => route.continue()));
    await expect(async () => expect((await page.request.get(address)).ok()).toBe(true)).toPass();
    await page.goto(address, { waitUntil: 'commit' });
    const article = page.getByRole('article');
    await expect(article).toContainText('First.');
    save('page.md', early('Second.'));
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('Second.');
    release();
    await expect(article).toContainText('Second.');
    // Sends the browser the code of a live page from just before a save.
    await page.route(/live\.mdx$/, async (route) => {
      const response = await route.fetch();
      const [before] = await Promise.all([response.text(), save('live.mdx', live('Second'))]);
      expect(before).toContain('First');
      const code = async () => (await page.request.get(route.request().url())).text();
      await expect.poll(code).toContain('Second');
      await route.fulfill({ response });
    });
    await page.goto(`${pages.address}early/live/`);
    await expect(article).toContainText('Second 2');
  });

  test('shows a mistake in the overlay, a crash in place of the page, and a fix shows the page again', async ({
    page,
    pages,
    noise,
  }) => {
    const save = (value: string): void =>
      writeAtomically(path.join(pages.content, 'crash/box.tsx'), box(value));
    const show = (text: string): void =>
      writeAtomically(path.join(pages.content, 'crash/page.mdx'), text);
    const loads = await open(page, `${pages.address}crash/page/`);
    const article = page.getByRole('article');
    const overlay = page.locator('vite-error-overlay');
    const crash = page.getByText('This page crashed.');
    await expect(article).toContainText('First');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    save('null');
    await expect(crash).toBeVisible();
    save('"Second"');
    await expect(article).toContainText('Second');
    await expect(crash).toHaveCount(0);
    expect(loads()).toBe(1);

    // Several errors in the page itself are shown together, and the page stays visible.
    show(showing('Box', '\n\n[Gone](./gone.md)\n\n[Lost](./lost.md)'));
    await expect(overlay).toContainText('page.mdx:7:1');
    await expect(overlay).toContainText('page.mdx:9:1');
    await expect(article).toContainText('Second');
    show(showing('Box'));
    await expect(overlay).toHaveCount(0);
    await expect(article).toContainText('Second');
    expect(loads()).toBe(1);

    // Code that cannot be parsed, in a file that the browser has loaded before, and on a first
    // load.
    save('(');
    await expect(overlay).toContainText('box.tsx');
    save('"Third"');
    await expect(article).toContainText('Third');
    await expect(overlay).toHaveCount(0);
    save('(');
    await expect(overlay).toContainText('box.tsx');
    await page.reload();
    await expect(overlay).toContainText('box.tsx');
    save('"Fourth"');
    await expect(article).toContainText('Fourth');
    await expect(overlay).toHaveCount(0);

    // A page that cannot start shows the reason.
    show(showing('Lid'));
    await page.reload();
    await expect(page.locator('#root')).toContainText("export named 'Lid'");
    show('# Crash\n\nFifth\n');
    await expect(article).toContainText('Fifth');
    await expectNoise(
      noise,
      /null|box\.tsx|page\.mdx|React|status of 500|hmr|vite|dynamically imported/,
    );
  });

  test('shows a save in place, and everything that the reader has opened stays open', async ({
    page,
    pages,
  }) => {
    const save = (name: string, text: string): void =>
      writeAtomically(path.join(pages.content, 'saved', name), text);
    const loads = await open(page, `${pages.address}saved/home/`);
    const article = page.getByRole('article');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await article.getByText('More').click();
    save('home.md', home('Second.\n\n## Heading'));
    await expect(article).toContainText('Second.');
    await expect(article.getByText('Inside.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Heading', exact: true }).first()).toBeAttached();
    expect(loads()).toBe(1);
    save('home.md', home('Third, with [a link](./nowhere.md).'));
    await expect(page.locator('vite-error-overlay')).toContainText('home.md:10:13');
    save('home.md', home('Fourth.'));
    await expect(article).toContainText('Fourth.');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);

    // The titles and the order of pages in the sidebar change without a reload.
    const rows = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: /^(?:A|B|Beth|Home|House)$/ });
    await expect(rows).toHaveText(['A', 'B', 'Home']);
    save('b.md', '---\nsidebar_position: 1\n---\n\n# Beth\n');
    await expect(rows).toHaveText(['Beth', 'A', 'Home']);
    await expect(article.getByText('Inside.')).toBeVisible();
    save('home.md', home('Fifth.', 'House'));
    await expect(rows).toHaveText(['Beth', 'A', 'House']);
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('House');
    await expect(page).toHaveTitle(/^House/);
    expect(loads()).toBe(1);
  });
});
