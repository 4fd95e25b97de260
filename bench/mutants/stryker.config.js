import { mutated, part } from './parts.js';

/** Mutation testing of the unit tests by StrykerJS: `npm run mutants`. `parts.js` says how to measure less than everything. */
export default {
  testRunner: 'vitest',
  // Each change is tried by the tests that ran its lines; to look for tests related to its file besides takes as long again.
  vitest: { configFile: 'bench/mutants/vitest.config.js', related: false },
  mutate: [
    ...mutated,
    '!**/*.test.ts',
    '!**/*.test-data.ts',
    '!**/*-cli.ts',
    // Types made of template literals, which StrykerJS 9.6 cannot instrument.
    '!src/shared/navbar/custom-item-types.ts',
    '!src/node/navbar/resolve-navbar-items.ts',
  ],
  ignorePatterns: [
    'dist',
    '.cache',
    'test-results',
    'bench/tmp',
    'api-gen/output',
    '*.tsbuildinfo',
  ],
  // What is declared once when a module is loaded is asked for by every test: slow to try, and seldom of interest.
  ignoreStatic: true,
  tempDirName: '.cache/stryker',
  incrementalFile: '.cache/mutants/incremental.json',
  incremental: !part,
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: `.cache/mutants/${part?.replace('/', '-of-') ?? 'report'}.json` },
  timeoutMS: 20_000,
  // On a busy machine the first run of all tests takes longer than the five minutes that StrykerJS gives it.
  dryRunTimeoutMinutes: 30,
};
