import { afterAll, beforeAll, beforeEach } from 'vitest';

/**
 * Counts what runs in the `beforeAll` of a file for each of its tests. StrykerJS takes it for code
 * that runs when modules are loaded, whose mutants are left out.
 */
const stryker = globalThis.__stryker__;
const tests = new Set();
let loaded = {};

beforeAll(() => {
  stryker.mutantCoverage ??= { static: {}, perTest: {} };
  loaded = stryker.mutantCoverage.static;
  stryker.mutantCoverage.static = {};
});

beforeEach(() => void tests.add(stryker.currentTestId));

afterAll(() => {
  const { static: prepared, perTest } = stryker.mutantCoverage;
  for (const test of tests) perTest[test] = { ...prepared, ...perTest[test] };
  stryker.mutantCoverage.static = loaded;
});
