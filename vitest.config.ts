import { availableParallelism } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Timeouts in milliseconds, so long that only a hanging test reaches them, however slow the
 * machine.
 */
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

/** Replacements for the virtual modules that a build provides. */
const alias = {
  'virtual:docs/languages': `${import.meta.dirname}/tests/support/languages.ts`,
  'virtual:docs/site': `${import.meta.dirname}/tests/support/site.ts`,
};

/** Options for all tests that run on Node. */
const onNode = {
  environment: 'node',
  setupFiles: 'tests/support/property-cases.ts',
  // Importing the same modules again for each of hundreds of files took most of the processor time.
  isolate: false,
  ...patience,
} as const;

/** Files that are not tests, and tests that only some commands run. */
const apart = [
  '**/node_modules/**',
  'api-gen/output/**',
  '**/*.thorough.test.ts',
  ...(process.env.TESTS === 'quick' ? ['**/*.slow.test.ts'] : []),
];

/**
 * Kinds of tests, distinguished by file name: `*.test.ts` is pure logic on Node, `*.test.tsx` needs
 * a DOM, and the tests in tests/build build small sites or read the built one. `*.slow.test.ts` is
 * left out by `npm run test:quick`, `*.thorough.test.ts` by `npm test`.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    globalSetup: 'tests/support/temporary-folder.ts',
    // Reports each failure with its line.
    includeTaskLocation: true,
    // By default, Vitest would leave one processor idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        resolve: { alias },
        plugins: [packagesAsBuilt],
        test: {
          ...onNode,
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'api-gen/**/*.test.ts',
            'tests/{unit,conformance,oracles}/**/*.test.ts',
          ],
          exclude: apart,
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
        test: { ...onNode, name: 'build', include: ['tests/build/**/*.test.ts'], exclude: apart },
      },
      {
        resolve: { alias },
        plugins: [packagesAsBuilt],
        test: {
          ...onNode,
          name: 'thorough',
          include: ['{src,api-gen,tests}/**/*.thorough.test.ts'],
        },
      },
    ],
  },
});
