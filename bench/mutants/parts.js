/**
 * What is measured: a folder and its own tests, named by `MUTANTS_IN`, or everything. A folder alone takes minutes, everything
 * half a day: a change that no test notices has to run all tests that reach it.
 */
const folder = process.env.MUTANTS_IN;

/** Files that are changed. */
export const mutated = folder
  ? [`${folder}/**/*.ts`]
  : [
      'src/shared/**/*.ts',
      'src/node/**/*.ts',
      'api-gen/{convert,markdown,model,render,run}/**/*.ts',
    ];

/** Tests that should notice. */
export const tests = folder
  ? [`${folder}/**/*.test.ts`]
  : ['src/{shared,node}/**/*.test.ts', 'api-gen/**/*.test.ts', 'tests/unit/**/*.test.ts'];
