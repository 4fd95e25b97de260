// npm test: from a fresh clone to the result of every check; with --quick, only the checks that
// need no built site. A step runs even if an earlier one has failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { installHostServers } from './host-servers.mjs';
import { installDependencies, root, runQuietly } from './install.mjs';

const results = path.join(root, 'test-results');
const isQuick = process.argv.includes('--quick');

installDependencies();
const environment = isQuick ? { CI: '1' } : { CI: '1', CHROMIUM_PATH: findChromium() };
if (!isQuick) installHostServers();
rmSync(results, { recursive: true, force: true });

// Steps in a lane run one after another, and lanes in parallel, so that both cores are busy.
const sources = lane([
  { name: 'Formatting', script: 'check:format' },
  { name: 'Type check', script: 'check:types' },
  { name: 'Lint', script: 'check:lint' },
  { name: 'Unused code', script: 'check:unused' },
]);
const units = lane([{ name: 'Unit tests', script: 'test:unit', report: 'unit.json' }]);
const outcomes = (await Promise.all([sources, units, ...(isQuick ? [] : [testSite()])])).flat();

console.log('');
for (const { name, passed, failed, flaky } of outcomes) {
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed`);
  for (const title of flaky) console.log(`        flaky: ${title}`);
}
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/**
 * Builds the site and tests it. The browser tests come last, when the other lanes have finished.
 */
async function testSite() {
  const built = await lane([
    { name: 'API reference', script: 'api' },
    { name: 'Site build', script: 'build' },
    { name: 'Build tests', script: 'test:build', report: 'build.json' },
  ]);
  await Promise.all([sources, units]);
  const browsed = await lane([
    { name: 'Browser tests', script: 'test:browser', report: 'browser.json' },
  ]);
  return [...built, ...browsed];
}

/** Runs steps one after another; prints the whole output of each when it ends. */
async function lane(steps) {
  const outcomes = [];
  for (const { name, script, report } of steps) {
    console.log(`${name} …`);
    const { code, output } = await runQuietly('npm', ['--silent', 'run', script], environment);
    console.log(`\n── ${name}\n${output}`);
    outcomes.push({ name, ...count(report, code) });
  }
  return outcomes;
}

/**
 * Counts the tests in a step's report; a step without a report counts as a single test. A failed
 * step counts as at least one failure.
 */
function count(report, code) {
  const file = report && path.join(results, report);
  if (!file) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: [] };
  if (!existsSync(file)) return { passed: 0, failed: 1, flaky: [] };
  const counted = read(JSON.parse(readFileSync(file, 'utf8')));
  return { ...counted, failed: code === 0 ? counted.failed : Math.max(1, counted.failed) };
}

/**
 * Parses a JSON report of vitest or Playwright. A test that passed only on retry is flaky: it is
 * named, and counts as failed.
 */
function read(json) {
  if ('numPassedTests' in json)
    return { passed: json.numPassedTests, failed: json.numFailedTests, flaky: [] };
  const { expected, unexpected, flaky } = json.stats;
  return { passed: expected, failed: unexpected + flaky, flaky: flakyTitles(json.suites) };
}

/** Returns the titles of flaky tests in Playwright's suites, including nested ones. */
function flakyTitles(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...flakyTitles(inner),
  ]);
}
