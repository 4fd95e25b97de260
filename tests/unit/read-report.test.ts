import path from 'node:path';
import { expect, it } from 'vitest';
import { readReport } from '../../scripts/read-report.mjs';

const inRoot = (file: string) => path.resolve(import.meta.dirname, '../..', file);

it('a failed test of vitest is named with its file and the first line of its message', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: inRoot('src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'is well', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at x'],
          },
        ],
      },
    ],
  };
  const causes = ['failed: src/a.test.ts: adds (expected 1)'];
  expect(readReport(report)).toEqual({ passed: 1, failed: 1, causes });
});

it('a file of vitest that could not be loaded is named', () => {
  const file = {
    name: inRoot('b.test.ts'),
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  };
  expect(readReport({ numPassedTests: 0, numFailedTests: 0, testResults: [file] }).causes).toEqual([
    'failed: b.test.ts (No such module)',
  ]);
});

it('failed and flaky tests of Playwright are named, also in nested suites', () => {
  const spec = (title: string, status: string, error?: object) => ({
    title,
    tests: [{ status, results: [{ error }, {}] }],
  });
  const file = 'look.spec.ts';
  const suites = [
    {
      file,
      specs: [spec('opens', 'expected'), spec('closes', 'flaky', { message: 'Timeout\nat y' })],
      suites: [{ file, specs: [spec('waits', 'unexpected')] }],
    },
  ];
  expect(readReport({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
    passed: 1,
    failed: 2,
    causes: ['flaky: look.spec.ts: closes (Timeout)', 'failed: look.spec.ts: waits'],
  });
});
