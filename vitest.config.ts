import { defineConfig, type Plugin } from 'vitest/config';

/** Milliseconds, long enough that only a hanging test reaches them, however slow the machine. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Makes packages run as in a build: the development versions of some, such as the Markdown parser,
 * run costly checks.
 */
const packagesAsBuilt: Plugin = {
  name: 'docs:packages-as-built',
  configResolved({ environments, ssr }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => !name.startsWith('development'));
  },
};

/** Names of tests that `npm run test:quick` leaves out. */
const leftOut = process.env.TESTS === 'quick' ? ['**/*.slow.test.ts'] : [];

/** Modules that a build provides. */
const alias = {
  'virtual:docs/languages': `${import.meta.dirname}/tests/support/languages.ts`,
  'virtual:docs/site': `${import.meta.dirname}/tests/support/site.ts`,
};

/**
 * Three kinds of tests, distinguished by file name: `*.test.ts` is pure logic on Node, `*.test.tsx`
 * needs a DOM, and everything in tests/build builds a small site.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    globalSetup: 'tests/support/temporary-folder.ts',
    projects: [
      {
        resolve: { alias },
        plugins: [packagesAsBuilt],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'api-gen/**/*.test.ts',
            'tests/{unit,conformance}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'api-gen/output/**', ...leftOut],
          // Importing the same modules for each of 240 files took most of the processor time.
          isolate: false,
          ...patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          // A separate document for each file took four fifths of the processor time.
          isolate: false,
          setupFiles: ['tests/support/clear-document.ts'],
          ...patience,
        },
      },
      {
        plugins: [packagesAsBuilt],
        test: {
          name: 'build',
          // Many of these tests wait for child processes.
          maxWorkers: 2,
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          // Importing the build's code for each file took a third of the processor time.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
