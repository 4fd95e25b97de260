import { randomPart } from './random-part.js';

/**
 * Selects what to measure. `MUTANTS_IN` names a folder, whose own tests have to detect its mutants;
 * `MUTANTS_PART=3/50` is a random part, here the third of fifty. Together, they are a random part
 * of that folder. Without either, everything is measured, which takes half a day, because all tests
 * that reach a surviving mutant have to run.
 */
const folder = process.env.MUTANTS_IN;

/** The part to measure, `3/50`; undefined for everything. */
export const part = process.env.MUTANTS_PART;

const folders = folder ? [folder] : ['src/shared', 'src/node', 'api-gen'];

/** Name of the report: `3-of-50`, or `api-gen-3-of-50`. */
export const report =
  [folder?.replaceAll('/', '-'), part?.replace('/', '-of-')].filter(Boolean).join('-') || 'report';

/** What to mutate: files, or line ranges of files. */
export const mutated = part ? randomPart(folders, part) : folders.map((name) => `${name}/**/*.ts`);

/** Tests that should detect the mutants. */
export const tests = folder
  ? [`${folder}/**/*.test.ts`]
  : ['src/{shared,node}/**/*.test.ts', 'api-gen/**/*.test.ts', 'tests/unit/**/*.test.ts'];
