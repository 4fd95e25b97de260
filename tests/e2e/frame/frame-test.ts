import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base, type Page } from '@playwright/test';
import { serveStatic } from '#node/testing/serve-static.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface WorkerFixtures {
  /** Folder of the built fixture site. */
  readonly frameOutput: string;
  /** Address of the built fixture site, including the base path. */
  readonly frameUrl: string;
}

/** Tests on the fixture site `frame`, built once per worker. `page.goto('')` opens its home page. */
export const test = base.extend<object, WorkerFixtures>({
  frameOutput: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const output = path.join(root, `test-results/fixtures/frame-${parallelIndex}/site`);
      await run('npx', ['tsx', 'tests/support/build-fixture-cli.ts', 'frame', output], {
        cwd: root,
      });
      await use(output);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  frameUrl: [
    async ({ frameOutput }, use) => {
      const server = await serveStatic({ folder: frameOutput, mount: '/docs/' });
      await use(server.address);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ frameUrl }, use) => use(frameUrl),
});

export { expect };

/** Opens a page of the fixture and waits for hydration. */
export async function open(page: Page, address = ''): Promise<void> {
  await page.goto(address);
  await page.locator('.footer-tools button').first().waitFor({ state: 'attached' });
}

/** A window as narrow as a phone. */
export const narrow = { viewport: { width: 390, height: 800 } };

/** Text of the focused element. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  );
}
