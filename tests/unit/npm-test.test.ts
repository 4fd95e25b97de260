import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partsOf } from '../../scripts/changed-parts.mjs';
import { findTests, listTests } from '../../scripts/find-tests.mjs';
import PlaywrightReporter from '../../scripts/reporters/playwright-reporter.mjs';
import VitestReporter from '../../scripts/reporters/vitest-reporter.mjs';

const inRoot = (file: string) => path.resolve(import.meta.dirname, '../..', file);

describe('a failure is reported with its name, place and assertion', () => {
  let folder: string;
  const read = (): unknown => JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'));
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'docs-report-'));
    vi.stubEnv('TEST_REPORT', path.join(folder, 'report.json'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('of tests on Node, of files that cannot be run, and of errors outside of tests', () => {
    const file = { moduleId: inRoot('src/a.test.ts') };
    const test = (fullName: string, state: string, errors: object[] = []) => ({
      fullName,
      module: file,
      location: { line: 7 },
      result: () => ({ state, errors }),
    });
    const error = { message: '\u001B[31mexpected 1\u001B[39m', diff: '- 1\n+ 2' };
    const module = (errors: object[], tests: object[]) => ({
      ...file,
      errors: () => errors,
      children: { allTests: () => tests, allSuites: () => [] },
    });
    new VitestReporter().onTestRunEnd(
      [
        module([], [test('is well', 'passed'), test('adds', 'failed', [error])]),
        module([{ message: 'No such module' }], []),
      ],
      [{ message: 'Nobody caught this', stacks: [{ file: inRoot('src/b.ts'), line: 3 }] }],
    );
    expect(read()).toEqual({
      passed: 1,
      failures: [
        { name: 'adds', place: 'src/a.test.ts:7', message: 'expected 1\n- 1\n+ 2' },
        { name: 'whole file', place: 'src/a.test.ts', message: 'No such module' },
        { name: 'outside of tests', place: 'src/b.ts:3', message: 'Nobody caught this' },
      ],
    });
  });

  it('of browser tests, also those that pass when they are repeated', () => {
    const test = (title: string, outcome: string, errors: readonly object[] = []) => ({
      outcome: () => outcome,
      titlePath: () => ['', '', 'look.spec.ts', 'a menu', title],
      location: { file: inRoot('tests/e2e/look.spec.ts'), line: 12 },
      results: [{ status: 'timedOut', errors }],
    });
    const tests = [
      test('opens', 'expected'),
      test('closes', 'flaky', [
        { message: 'Timeout' },
        { message: 'click: waiting', snippet: '> 5 | await click();' },
      ]),
      test('waits', 'unexpected'),
    ];
    const reporter = new PlaywrightReporter();
    reporter.onBegin({}, { allTests: () => tests });
    reporter.onError({ message: 'The port is taken' });
    reporter.onEnd();
    const place = 'tests/e2e/look.spec.ts:12';
    expect(read()).toEqual({
      passed: 1,
      failures: [
        { name: 'outside of tests', message: 'The port is taken' },
        {
          name: 'a menu closes',
          place,
          message: 'Flaky: passed when repeated.\nTimeout\nclick: waiting\n> 5 | await click();',
        },
        { name: 'a menu waits', place, message: 'The test has timedOut.' },
      ],
    });
  });
});

describe('words after npm test', () => {
  const own = 'tests/unit/npm-test.test.ts';

  it('mean all tests with one of them in their path, or a single test by its line', () => {
    expect(findTests(['npm-test'], false)).toEqual({ files: [own] });
    expect(findTests([`${own}:81`], false)).toEqual({ files: [`${own}:81`] });
    const { files } = findTests(['search', 'src/engine/'], false);
    expect(files).toContain('tests/e2e/search.spec.ts');
    expect(files.some((file) => file.startsWith('src/engine/'))).toBe(true);
  });

  it('mean a test with this name if no path contains one', () => {
    expect(findTests(['mean a test with this name'], false)).toEqual({
      files: [own],
      name: 'mean a test with this name',
    });
  });

  it('mean thorough tests only where these are asked for', () => {
    expect(findTests(['.thorough.'], false).files).toEqual([own]);
    expect(findTests(['.thorough.'], true).files.length).toBeGreaterThan(1);
  });
});

it('a change under api-gen or src/node/base has thorough tests', () => {
  const find = (file: string) => partsOf([file]).map(({ tests }) => tests);
  for (const file of [
    'api-gen/model/code.ts',
    'src/node/base/x.ts',
    'src/node/base/cache/store.ts',
  ]) {
    const [starts = []] = find(file);
    const found = listTests().filter(
      (one) => one.includes('.thorough.') && starts.some((start) => one.startsWith(start)),
    );
    expect(found, file).not.toEqual([]);
  }
  expect(find('content/index.md')).toEqual([]);
});
