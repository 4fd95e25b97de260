import { afterAll, beforeAll, beforeEach } from 'vitest';

/**
 * Attributes code that runs in a file's `beforeAll` to each of its tests. StrykerJS would take it
 * for code that runs when modules are loaded, and skip its mutants.
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
