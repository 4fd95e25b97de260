import { rowPattern } from './choose-tests.ts';

/** One test that ran. */
export interface TestResult {
  readonly title: string;
  readonly failed: boolean;
}

interface VitestReport {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

/** Tests of vitest's JSON report that ran. */
export function readVitestReport(report: VitestReport): readonly TestResult[] {
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return results.filter(({ status }) => status === 'passed' || status === 'failed').map(({ fullName, status }) => ({ title: fullName, failed: status === 'failed' }));
}

/** Tests of Playwright's JSON report, with the titles of their groups. */
export function readPlaywrightReport({ suites }: { readonly suites: readonly PlaywrightSuite[] }): readonly TestResult[] {
  return suites.flatMap((suite) => readSuite(suite, ''));
}

function readSuite({ title, suites = [], specs = [] }: PlaywrightSuite, parent: string): readonly TestResult[] {
  const own = `${parent} ${title}`;
  return [...specs.map((spec) => ({ title: `${own} ${spec.title}`, failed: !spec.ok })), ...suites.flatMap((suite) => readSuite(suite, own))];
}

/** The rows of which no test failed. A file that could not be loaded has no results, so it counts for nothing. */
export function survivingRows(rows: readonly string[], results: readonly TestResult[]): readonly string[] {
  return rows.filter((row) => !results.some(({ title, failed }) => failed && new RegExp(rowPattern([row])).test(title)));
}
