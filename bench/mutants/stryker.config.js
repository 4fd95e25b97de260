/** Mutation testing of the unit tests by StrykerJS: `npm run mutants`. A part: `npm run mutants -- --mutate 'src/shared/voice/*.ts'`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutants/vitest.config.ts' },
  mutate: [
    'src/shared/**/*.ts',
    'src/node/**/*.ts',
    'api-gen/{convert,markdown,model,render,run}/**/*.ts',
    '!**/*.test.ts',
    '!**/*.test-data.ts',
    '!**/*-cli.ts',
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
  incremental: true,
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  timeoutMS: 20_000,
};
