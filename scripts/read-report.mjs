// Lists what failed in a step of npm test, from the JSON reports of vitest and Playwright.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/**
 * Parses a JSON report of vitest or Playwright. A test that passed only on retry is flaky, and
 * counts as failed.
 */
export function readReport(json) {
  if ('numPassedTests' in json)
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      causes: json.testResults.flatMap(causesInFile),
    };
  const { expected, unexpected, flaky } = json.stats;
  return { passed: expected, failed: unexpected + flaky, causes: causesIn(json.suites) };
}

/** Names the failed tests of a file in a report of vitest, or the error that kept it from running. */
function causesInFile({ name, status, message, assertionResults }) {
  const file = path.relative(root, name).replaceAll(path.sep, '/');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [cause('failed', file, message)] : [];
  return failed.map(({ fullName, failureMessages }) =>
    cause('failed', `${file}: ${fullName}`, failureMessages[0]),
  );
}

/** Names the failed and flaky tests of Playwright's suites, including nested ones. */
function causesIn(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
        .map(({ status, results }) =>
          cause(
            status === 'flaky' ? 'flaky' : 'failed',
            `${file}: ${title}`,
            results.find(({ error }) => error)?.error.message,
          ),
        ),
    ),
    ...causesIn(inner),
  ]);
}

/** Describes a failure: its kind, its title, and the first line of its message. */
function cause(kind, title, message = '') {
  const [line] = stripVTControlCharacters(message).trim().split('\n');
  return `${kind}: ${title}${line && ` (${line})`}`;
}
