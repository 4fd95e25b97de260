import { randomPart } from './random-part.js';

/**
 * What is measured: `MUTANTS_IN` names a folder, which has to be noticed by its own tests and takes minutes; `MUTANTS_PART=3/50`
 * is a random part of everything, here the third of fifty; without them it is everything, which takes half a day, because a
 * change that no test notices has to run all tests that reach it.
 */
const folder = process.env.MUTANTS_IN;

/** `3/50`, or undefined for all of it. */
export const part = process.env.MUTANTS_PART;

const folders = folder
  ? [folder]
  : [
      'src/shared',
      'src/node',
      ...['convert', 'markdown', 'model', 'render', 'run'].map((name) => `api-gen/${name}`),
    ];

/** What is changed: files, or lines of files. */
export const mutated = part ? randomPart(folders, part) : folders.map((name) => `${name}/**/*.ts`);

/** Tests that should notice. */
export const tests = folder
  ? [`${folder}/**/*.test.ts`]
  : ['src/{shared,node}/**/*.test.ts', 'api-gen/**/*.test.ts', 'tests/unit/**/*.test.ts'];
