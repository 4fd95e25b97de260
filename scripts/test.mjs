// npm test: from a fresh clone to the result of every check; with --quick, only types and the tests
// that need no built site, without slow ones. A step runs even if an earlier one has failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './chromium.mjs';
import { installHostServers } from './host-servers.mjs';
import { installDependencies, root, runNpm } from './install.mjs';
import { readReport } from './read-report.mjs';

const results = path.join(root, 'test-results');
const isQuick = process.argv.includes('--quick');

installDependencies();
const environment = { CI: '1', ...(isQuick && { TESTS: 'quick' }) };
rmSync(results, { recursive: true, force: true });
// Not awaited here, so that other steps run during the downloads.
const programs = isQuick ? undefined : installPrograms();

// Steps in a lane run one after another, and lanes in parallel, so that both cores are busy.
const types = { name: 'Type check', script: 'check:types' };
const sources = lane(
  isQuick
    ? [types]
    : [
        { name: 'Formatting', script: 'check:format' },
        types,
        { name: 'Lint', script: 'check:lint' },
        // Knip opens the browser tests' configuration, which looks for Chromium.
        { name: 'Unused code', script: 'check:unused', after: programs },
      ],
);
// Unit tests read the reference if there is one.
const reference = lane(isQuick ? [] : [{ name: 'API reference', script: 'api' }]);
// Only the type check runs in parallel with these, so they may use both cores.
const options = isQuick ? ['--', '--maxWorkers=2'] : [];
const units = reference.then(() =>
  lane([{ name: 'Unit tests', script: 'test:unit', options, report: 'unit.json' }]),
);
const outcomes = (
  await Promise.all([sources, reference, units, ...(isQuick ? [] : [testSite()])])
).flat();

console.log('');
for (const { name, passed, failed, causes } of outcomes) {
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed`);
  for (const cause of causes) console.log(`        ${cause}`);
}
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/**
 * Builds the site and tests it. The browser tests come last, when the other lanes have finished.
 */
async function testSite() {
  await reference;
  const built = await lane([
    { name: 'Site build', script: 'build' },
    { name: 'Build tests', script: 'test:build', report: 'build.json', after: programs },
  ]);
  await Promise.all([sources, units]);
  const browsed = await lane([
    { name: 'Browser tests', script: 'test:browser', report: 'browser.json' },
  ]);
  return [...built, ...browsed];
}

/** Installs what only tests of the built site need. */
async function installPrograms() {
  await findChromium();
  await installHostServers();
}

/**
 * Runs steps in order, each once its prerequisite is ready; prints a step's whole output when it
 * ends.
 */
async function lane(steps) {
  const outcomes = [];
  for (const { name, script, options = [], report, after } of steps) {
    await after;
    console.log(`${name} …`);
    const { code, output } = await runNpm(['--silent', 'run', script, ...options], environment);
    console.log(`\n── ${name}\n${output}`);
    outcomes.push({ name, ...count(report, code, output) });
  }
  return outcomes;
}

/**
 * Counts the tests in a step's report; a step without a report counts as a single test. A failed
 * step counts as at least one failure. Lists the failures by name, because CI shows only the last
 * lines.
 */
function count(report, code, output) {
  const file = report && path.join(results, report);
  const counted =
    file && existsSync(file)
      ? readReport(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: code === 0 && !file ? 1 : 0, failed: file ? 1 : 0, causes: [] };
  if (code === 0) return counted;
  const { passed, failed, causes } = counted;
  const lastLines = stripVTControlCharacters(output).trim().split('\n').slice(-10);
  return { passed, failed: Math.max(1, failed), causes: causes.length > 0 ? causes : lastLines };
}
