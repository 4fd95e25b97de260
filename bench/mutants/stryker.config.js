import { mutated, part, report } from './parts.js';

/**
 * Mutation testing of the unit tests with StrykerJS: `npm run mutants`. `parts.js` explains how to
 * measure a part.
 */
export default {
  testRunner: 'vitest',
  // Tests each mutant with the tests that ran its lines; finding related tests too would take twice
  // as long.
  vitest: { configFile: 'bench/mutants/vitest.config.js', related: false },
  mutate: [
    ...mutated,
    '!**/*.test.ts',
    '!**/*.test-data.ts',
    '!**/*-cli.ts',
    // The reference generator's inputs, output, test helpers and entry point.
    '!api-gen/{documented,fixtures,output,testing}/**',
    '!api-gen/generate.ts',
    // Template literal types, which StrykerJS 9.6 cannot instrument.
    '!src/shared/navbar/resolved-item.ts',
    '!src/node/site/navbar/resolve-navbar-items.ts',
  ],
  // Vitest does not type-check, and the comments that disable checks would move the lines of
  // fixtures.
  disableTypeChecks: false,
  ignorePatterns: ['dist', '.cache', 'test-results', 'api-gen/output', '*.tsbuildinfo'],
  // Static mutants are reached by every test, so they are slow to run, and they are seldom
  // interesting.
  ignoreStatic: true,
  tempDirName: '.cache/stryker',
  incrementalFile: '.cache/mutants/incremental.json',
  incremental: !part,
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: `.cache/mutants/${report}.json` },
  // A score below `break` fails `npm run test:thorough`; samples had 67 to 85% (mutants.md).
  thresholds: { high: 80, low: 70, break: part ? 60 : null },
  timeoutMS: 20_000,
  // On a busy machine, the initial test run takes longer than StrykerJS's default of five minutes.
  dryRunTimeoutMinutes: 30,
};
