import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectNoise, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns an unused port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a dev server with a cache folder of its own. */
async function startServer(cache: string, environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  // Removes the packages of an earlier run.
  rmSync(path.join(cache, 'vite'), { recursive: true, force: true });
  const server = spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...process.env, DOCS_API: 'off', DOCS_CACHE_DIR: cache, ...environment },
    detached: true,
    stdio: 'ignore',
  });
  const stop = (): void => void (server.pid && process.kill(-server.pid));
  return { address: `http://localhost:${port}/docs/`, stop };
}

/** Waits until the server responds, and counts page loads from then on. */
async function open(page: Page, address: string): Promise<() => number> {
  await expect(async () => expect((await page.request.get(address)).ok()).toBe(true)).toPass();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(address);
  return () => loads;
}

test('the search works in the development server too, and no page is loaded twice', async ({
  page,
}) => {
  const { address, stop } = await startServer(path.join(root, 'test-results/dev-cache'));
  try {
    const loads = await open(page, `${address}user/glossary/`);
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('searchbox').fill('chuck');
    await expect(dialog.getByRole('treeitem').first()).toContainText('Delete');
    await dialog.getByRole('treeitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/user\/actions\/#delete$/);
    // A package that the server had not prepared would have reloaded the page.
    expect(loads()).toBe(1);
  } finally {
    await page.close();
    stop();
  }
});

test('a save while a page is loading is shown once it has loaded', async ({ page }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-early-'));
  const content = path.join(folder, 'docs');
  mkdirSync(content);
  const save = (text: string): void =>
    writeFileSync(path.join(content, 'index.md'), `# Home\n\n${text}\n`);
  const saveLive = (text: string): void =>
    writeFileSync(path.join(content, 'live.mdx'), `# Live\n\n${text} {1 + 1}\n`);
  save('First.');
  saveLive('First');
  const { address, stop } = await startServer(path.join(folder, 'cache'), {
    DOCS_CONTENT_DIR: content,
  });
  try {
    // The document has loaded, but the app has not: its code waits until the page has been saved.
    let release = (): void => undefined;
    const saved = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/page-route.tsx*', (route) => saved.then(() => route.continue()));
    await expect(async () => expect((await page.request.get(address)).ok()).toBe(true)).toPass();
    await page.goto(address, { waitUntil: 'commit' });
    const article = page.getByRole('article');
    await expect(article).toContainText('First.');
    save('Second.');
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('Second.');
    release();
    await expect(article).toContainText('Second.');
    // The browser gets the code of a live page from just before a save.
    await page.route(/live\.mdx$/, async (route) => {
      const response = await route.fetch();
      const [before] = await Promise.all([response.text(), saveLive('Second')]);
      expect(before).toContain('First');
      const code = async () => (await page.request.get(route.request().url())).text();
      await expect.poll(code).toContain('Second');
      await route.fulfill({ response });
    });
    await page.goto(`${address}live/`);
    await expect(article).toContainText('Second 2');
  } finally {
    await page.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Saves like editors that replace the file, so that no server reads a part of it. */
function writeAtomically(file: string, text: string): void {
  const draft = path.join(os.tmpdir(), `draft-${process.pid}-${path.basename(file)}`);
  writeFileSync(draft, text);
  renameSync(draft, file);
}

test('a mistake is shown in the overlay, a crash in place of the page, and a fix shows the page again', async ({
  page,
  noise,
}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-crash-'));
  const content = path.join(folder, 'docs');
  mkdirSync(content);
  writeAtomically(path.join(folder, 'package.json'), '{ "name": "crash" }');
  const index = path.join(content, 'index.mdx');
  const box = path.join(content, 'box.tsx');
  const show = (name: string, more = ''): void =>
    writeAtomically(
      index,
      `import { ${name} } from './box.tsx';\n\n# Home\n\n<${name} />${more}\n`,
    );
  const save = (value: string): void =>
    writeAtomically(
      box,
      `export function Box() {\n  const text: any = ${value};\n  return <p>{text.trim()}</p>;\n}\n`,
    );
  show('Box');
  save('"First"');
  const { address, stop } = await startServer(path.join(folder, 'cache'), {
    DOCS_CONTENT_DIR: content,
  });
  try {
    const loads = await open(page, address);
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

    // The page's own mistakes, together; the page stays.
    show('Box', '\n\n[Gone](./gone.md)\n\n[Lost](./lost.md)');
    await expect(overlay).toContainText('index.mdx:7:1');
    await expect(overlay).toContainText('index.mdx:9:1');
    await expect(article).toContainText('Second');
    show('Box');
    await expect(overlay).toHaveCount(0);
    await expect(article).toContainText('Second');
    expect(loads()).toBe(1);

    // Code that cannot be read, whether a browser had loaded the file before or not.
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

    // A page that cannot start says why.
    show('Lid');
    await page.reload();
    await expect(page.locator('#root')).toContainText("export named 'Lid'");
    writeAtomically(index, '# Home\n\nFifth\n');
    await expect(article).toContainText('Fifth');
    await expectNoise(
      noise,
      /null|box\.tsx|index\.mdx|React|status of 500|hmr|vite|dynamically imported/,
    );
  } finally {
    await page.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a save is shown in place, and everything that the reader has opened stays open', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-saved-'));
  const content = path.join(folder, 'docs');
  mkdirSync(content);
  const save = (text: string): void =>
    writeFileSync(path.join(content, 'index.md'), `# Home\n\n${text}\n`);
  const folded = '<details>\n<summary>More</summary>\n\nInside.\n\n</details>';
  save(`${folded}\n\nFirst.`);
  for (const name of ['a', 'b'])
    writeFileSync(path.join(content, `${name}.md`), `# ${name.toUpperCase()}\n`);
  const { address, stop } = await startServer(path.join(folder, 'cache'), {
    DOCS_CONTENT_DIR: content,
  });
  try {
    const loads = await open(page, address);
    const article = page.getByRole('article');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await article.getByText('More').click();
    save(`${folded}\n\nSecond.\n\n## Heading`);
    await expect(article).toContainText('Second.');
    await expect(article.getByText('Inside.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Heading', exact: true }).first()).toBeAttached();
    expect(loads()).toBe(1);
    save(`${folded}\n\nThird, with [a link](./nowhere.md).`);
    await expect(page.locator('vite-error-overlay')).toContainText('index.md:10:13');
    save(`${folded}\n\nFourth.`);
    await expect(article).toContainText('Fourth.');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);

    // Titles and order, which other pages show, without another load.
    const rows = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
    await expect(rows).toHaveText(['A', 'B', 'Home']);
    writeFileSync(path.join(content, 'b.md'), '---\nsidebar_position: 1\n---\n\n# Beth\n');
    await expect(rows).toHaveText(['Beth', 'A', 'Home']);
    await expect(article.getByText('Inside.')).toBeVisible();
    writeFileSync(path.join(content, 'index.md'), `# House\n\n${folded}\n\nFifth.\n`);
    await expect(rows).toHaveText(['Beth', 'A', 'House']);
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('House');
    await expect(page).toHaveTitle(/^House/);
    expect(loads()).toBe(1);
  } finally {
    await page.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
