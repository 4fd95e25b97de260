import { defineConfig } from 'vitest/config';
import { tests } from './parts.js';

/** Only the unit tests: StrykerJS can tell which lines each of them runs. */
export default defineConfig({
  test: {
    environment: 'node',
    include: tests,
    // Excludes tests of the sources themselves, which the mutants change, and tests of links that
    // depend on the folder, because the sandbox is in a different one.
    exclude: [
      '**/node_modules/**',
      'api-gen/output/**',
      'api-gen/convert/constructs.test.ts',
      'src/node/i18n/german.test.ts',
      'tests/unit/{import-circles,dependencies}.test.ts',
    ],
    // Only a test that hangs reaches it, however slow the machine.
    testTimeout: 600_000,
  },
});
