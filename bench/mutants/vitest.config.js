import { defineConfig } from 'vitest/config';
import { tests } from './parts.js';

/** The unit tests alone: StrykerJS can tell for each of them which lines it runs. */
export default defineConfig({
  test: {
    environment: 'node',
    include: tests,
    // Tests of the sources themselves, which the mutants change, and of links that depend on the folder, for the sandbox is another one.
    exclude: [
      '**/node_modules/**',
      'api-gen/output/**',
      'api-gen/convert/constructs.test.ts',
      'src/node/i18n/german.test.ts',
      'tests/unit/{import-circles,dependencies}.test.ts',
    ],
    testTimeout: 30_000,
  },
});
