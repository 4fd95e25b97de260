import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { builtSiteTest, rowPattern } from './choose-tests.ts';
import type { Mutant } from './mutant.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from './read-outcome.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tools = { vitest: 'vitest/vitest.mjs', playwright: '@playwright/test/cli.js', tsx: 'tsx/dist/cli.mjs' } as const;
const reportFile = path.join(root, 'test-results/mutant.json');

/** Browser tests that build a site of `tests/fixtures` by themselves. */
const fixtureTests = /^tests\/e2e\/(?:frame\/|live-pages)/;

/** Whether tests of this kind and these files look at the built site. */
export function needsSite(test: Mutant['test'], files: readonly string[]): boolean {
  return test === 'browser' ? !files.every((file) => fixtureTests.test(file)) : files.includes(builtSiteTest);
}

/** Runs the tests that name the mutant's rows. A build that fails leaves no results behind it. */
export async function runTests({ rows, test }: Pick<Mutant, 'rows' | 'test'>, files: readonly string[]): Promise<readonly TestResult[]> {
  rmSync(reportFile, { force: true });
  if (needsSite(test, files) && !(await buildSite())) return [];
  const pattern = rowPattern(rows);
  // For one row, the first test that fails tells all there is to know.
  const isEnough = rows.length === 1 ? 1 : 0;
  if (test === 'browser') await run('playwright', ['test', ...files, '-g', pattern, '--reporter=json', '--timeout=20000', `--max-failures=${isEnough}`], { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile });
  else await run('vitest', ['run', ...files, '-t', pattern, '--reporter=json', `--outputFile=${reportFile}`, `--bail=${isEnough}`]);
  if (!existsSync(reportFile)) return [];
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  return test === 'browser' ? readPlaywrightReport(report as Parameters<typeof readPlaywrightReport>[0]) : readVitestReport(report as Parameters<typeof readVitestReport>[0]);
}

/** Builds the site as `npm run build` does; false when that failed. */
export async function buildSite(): Promise<boolean> {
  return (await run('tsx', ['api-gen/generate.ts'])) && run('tsx', ['src/node/build-cli.ts']);
}

/** Runs a tool of the project quietly, at most ten minutes; whether it ended well. */
function run(tool: keyof typeof tools, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const options = { cwd: root, env: { ...process.env, ...environment }, timeout: 600_000, maxBuffer: 1e9 };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [path.join(root, 'node_modules', tools[tool]), ...args], options, (error) => {
      process.off('exit', stop);
      resolve(error === null);
    });
    const stop = (): void => void child.kill();
    process.once('exit', stop);
  });
}
