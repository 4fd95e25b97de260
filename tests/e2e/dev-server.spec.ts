import { spawn } from 'node:child_process';
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

test('the search works in the development server too', async ({ page }) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const environment = {
    ...process.env,
    DOCS_API: 'off',
    DOCS_CACHE_DIR: path.join(root, 'test-results/dev-cache'),
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
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    // The first visit may be loaded again when the server has prepared the libraries.
    await expect(async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click({ timeout: 2_000 });
      await expect(dialog).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
    await dialog.getByRole('searchbox').fill('chuck');
    await expect(dialog.getByRole('treeitem').first()).toContainText('Delete', { timeout: 30_000 });
    await dialog.getByRole('treeitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/docs\/#delete$/);
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
});
