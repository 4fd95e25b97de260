import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';

// Every worker reads this file too, and has to find the port of the first.
process.env.TEST_PORT ??= String(await findFreePort());
const port = Number(process.env.TEST_PORT);

/** Browser tests run against the production build, served by `vite preview`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: process.env.CI
    ? [['line'], ['json', { outputFile: 'test-results/browser.json' }]]
    : 'line',
  use: {
    baseURL: `http://localhost:${port}/docs/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/docs/`,
    // What answers there already may be another site.
    reuseExistingServer: false,
  },
});

/** A port that no program listens at. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
