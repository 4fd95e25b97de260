import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.ts';

// Every worker also reads this file, and must get the same port.
process.env.TEST_PORT ??= String(await findFreePort());
const port = Number(process.env.TEST_PORT);

/** Milliseconds after which a single call or expectation fails. */
const callLimit = 60_000;

/** Files with a test that takes tens of seconds. */
const long = /(?:dev-server|ten-tasks|try|unused-rules)\.spec\.ts$/;

/** Browser tests run against the production build, served by `vite preview`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, availableParallelism()),
  retries: process.env.CI ? 1 : 0,
  // Tests with the tag `@thorough` run only in `npm run test:thorough`.
  grepInvert: process.env.TESTS === 'thorough' ? undefined : /@thorough/,
  // Only a hanging test reaches these timeouts, however slow the machine; benchmarks measure speed.
  timeout: 300_000,
  expect: { timeout: callLimit },
  reporter: 'line',
  // Tests that take tens of seconds start first, so that no processor is idle at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'usual', testIgnore: long },
  ],
  use: {
    actionTimeout: callLimit,
    navigationTimeout: callLimit,
    baseURL: `http://localhost:${port}/docs/`,
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/docs/`,
    timeout: 300_000,
    // A server that is already running may serve another site.
    reuseExistingServer: false,
  },
});

async function findFreePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
