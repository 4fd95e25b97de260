import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('the search works in the development server too, and no page is loaded twice', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const cache = path.join(root, 'test-results/dev-cache');
  // Without the packages of an earlier run.
  rmSync(path.join(cache, 'vite'), { recursive: true, force: true });
  const environment = {
    ...process.env,
    DOCS_API: 'off',
    DOCS_CACHE_DIR: cache,
  };
  const server = spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const address = `http://localhost:${port}/docs/user/glossary/`;
    await expect(async () => expect((await page.request.get(address)).ok()).toBe(true)).toPass({
      timeout: 60_000,
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await page.getByRole('button', { name: 'Search', exact: true }).click({ timeout: 60_000 });
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('searchbox').fill('chuck');
    await expect(dialog.getByRole('treeitem').first()).toContainText('Delete', { timeout: 30_000 });
    await dialog.getByRole('treeitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/docs\/#delete$/);
    // A package that the server had not prepared would have loaded the page again.
    expect(loads).toBe(1);
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
});
