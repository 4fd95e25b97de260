// npm test: from a fresh clone to the result of every check. Each step runs even when one before it failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { installHostServers } from './host-servers.mjs';
import { installDependencies, root, run } from './install.mjs';

const results = path.join(root, 'test-results');

installDependencies();
const environment = { CHROMIUM_PATH: findChromium(), CI: '1' };
installHostServers();
rmSync(results, { recursive: true, force: true });

const steps = [
  { name: 'API reference', args: ['run', 'api'] },
  { name: 'Formatting', args: ['run', 'check:format'] },
  { name: 'Type check', args: ['run', 'check:types'] },
  { name: 'Lint', args: ['run', 'check:lint'] },
  { name: 'Unused code', args: ['run', 'check:unused'] },
  { name: 'Unit tests', args: ['run', 'test:unit'], report: 'unit.json' },
  { name: 'Site build', args: ['run', 'build'] },
  { name: 'Build tests', args: ['run', 'test:build'], report: 'build.json' },
  { name: 'Browser tests', args: ['run', 'test:browser'], report: 'browser.json' },
];

const outcomes = steps.map((step) => {
  console.log(`\n── ${step.name}`);
  const code = run('npm', ['--silent', ...step.args], environment);
  return { name: step.name, ...count(step.report, code) };
});

console.log('');
for (const { name, passed, failed } of outcomes)
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed`);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** Tests of a step: those of its report, or the step itself as one. A step that failed counts at least one failure. */
function count(report, code) {
  const file = report && path.join(results, report);
  if (!file) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const counted = read(JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: counted.passed,
    failed: code === 0 ? counted.failed : Math.max(1, counted.failed),
  };
}

/** Reads the JSON of vitest or of Playwright. */
function read(json) {
  if ('numPassedTests' in json) return { passed: json.numPassedTests, failed: json.numFailedTests };
  return { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected };
}
