import { defineConfig } from 'vitest/config';

/**
 * Milliseconds; the runner's default of five seconds is too short for property tests on a busy
 * machine.
 */
const testTimeout = 30_000;

/** A build serves the languages of its site. */
const alias = { 'virtual:docs/languages': `${import.meta.dirname}/tests/support/languages.ts` };

/**
 * Three kinds of tests, distinguished by file name: `*.test.ts` is pure logic on Node, `*.test.tsx`
 * needs a DOM, and everything in tests/build builds a small site.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'api-gen/**/*.test.ts',
            'tests/{unit,conformance}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'api-gen/output/**'],
          // Importing the same modules for each of 240 files took most of the processor time.
          isolate: false,
          testTimeout,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          // A document of its own for each file took four fifths of the processor time.
          isolate: false,
          setupFiles: ['tests/support/clear-document.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'build',
          // Many of these tests wait for child processes.
          maxWorkers: 2,
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
