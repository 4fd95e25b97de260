import { defineConfig } from '@playwright/test';

/** Another port lets two checkouts be tested at the same time. */
const port = Number(process.env.TEST_PORT ?? 4174);

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
    reuseExistingServer: !process.env.CI,
  },
});
