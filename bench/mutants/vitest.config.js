import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { tests } from './parts.js';

/** Matches tests that take seconds. They run last, because faster tests detect most mutants. */
const slow = /\.(?:property|slow)\.test|api-gen\/run\//;

class SlowOnesLast extends BaseSequencer {
  async sort(files) {
    return files.toSorted((a, b) => slow.test(a.moduleId) - slow.test(b.moduleId));
  }
}

/** Only the unit tests: StrykerJS can tell which lines each of them runs. */
export default defineConfig({
  test: {
    environment: 'node',
    include: tests,
    setupFiles: 'bench/mutants/count-before-all.js',
    // Importing the compiler for each file would take longer than the tests of the reference.
    isolate: false,
    sequence: { sequencer: SlowOnesLast },
    // Excludes tests of the sources themselves, which the mutants change, and comparisons of whole
    // references, which take minutes.
    exclude: [
      '**/node_modules/**',
      'api-gen/output/**',
      'tests/oracles/api/**',
      '**/*.thorough.test.ts',
      'src/node/features/languages/german.test.ts',
      'tests/unit/{import-circles,dependencies}.test.ts',
    ],
    // Only a test that hangs reaches it, however slow the machine.
    testTimeout: 600_000,
  },
});
