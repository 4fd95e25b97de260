// Lists the steps of `npm test`, `npm run test:quick` and `npm run test:thorough`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listTests } from './find-tests.mjs';
import { root } from './install.mjs';

const reporters = path.join(root, 'scripts/reporters');
const kinds = (...names) => names.map((name) => `--project=${name}`);

const script = (name, given, after) => ({
  name,
  program: 'npm',
  args: ['--silent', 'run', given],
  after,
});
const node = (name, args, after) => ({ name, program: process.execPath, args, after });
const afterBuild = ['Programs', 'Site build'];
const vitest = (name, args, after = afterBuild) =>
  node(
    name,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--reporter=${reporters}/vitest-reporter.mjs`,
      ...args,
    ],
    after,
  );
const playwright = (...args) =>
  node(
    'Browser tests',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--reporter=${reporters}/playwright-reporter.mjs`,
      ...args,
    ],
    afterBuild,
  );

const programs = { ...node('Programs', ['scripts/install-programs.mjs']), isSetup: true };
const types = script('Type check', 'check:types');
const site = [script('API reference', 'api'), script('Site build', 'build', ['API reference'])];

/** The type check, and the tests that need no built site, except slow ones. */
export const quickSteps = [
  types,
  { ...vitest('Tests', kinds('unit', 'dom'), []), variables: { TESTS: 'quick' } },
];

/** Every check, and every test except those that `npm run test:thorough` adds. */
export const allSteps = [
  programs,
  script('Formatting', 'check:format'),
  { ...types, after: ['Formatting'] },
  script('Lint', 'check:lint', ['Type check']),
  // Knip loads the Playwright configuration, which looks for Chromium.
  script('Unused code', 'check:unused', ['Lint', 'Programs']),
  ...site,
  // Both run at once, so that no processor is idle when one of them nears its end.
  vitest('Tests', kinds('build', 'dom', 'unit')),
  playwright(),
];

/** What `thoroughSteps` adds to `allSteps`, to be printed before they run. */
export const thoroughSummary = `Adds to npm test:
  large sources, references of other projects, hostile pages, and all pages instead of a sample
  builds with a cache, compared with those without; kills; texts that take forever
  every variant of a browser test; all of them three times, with two workers per processor
  twenty times as many cases of each property
  mutants of a part of src/shared/voice`;

/**
 * Every test in every variant, with more generated cases, and mutation tests of a part of the code.
 * Browser tests run three times, with two workers per processor.
 */
export const thoroughSteps = [
  programs,
  ...site,
  vitest('Tests', kinds('build', 'dom', 'thorough', 'unit')),
  { ...playwright('--repeat-each=3', '--workers=200%'), after: ['Tests'] },
  {
    ...script('Mutants', 'mutants', ['Browser tests']),
    variables: { MUTANTS_IN: 'src/shared/voice', MUTANTS_PART: '1/20' },
  },
];

/**
 * Returns a step that runs a part's thorough tests; `tests` lists the path prefixes of its test
 * files.
 */
export function thoroughStep({ name, tests }) {
  const chosen = listTests().filter(
    (file) => tests.some((start) => file.startsWith(start)) && isThorough(file),
  );
  const step = vitest(`Thorough tests of ${name}`, chosen, ['Tests']);
  return { ...step, variables: { TESTS: 'thorough' } };
}

/** Whether `npm run test:thorough` covers more in this file: larger sources, or more cases. */
function isThorough(file) {
  const text = () => readFileSync(path.join(root, file), 'utf8');
  return file.includes('.thorough.') || /\bfast-check\b|\bisThorough\b/.test(text());
}

/** Returns the steps that run these files, or only their tests whose names contain `name`. */
export function chosenSteps({ files, name }) {
  const isBrowserTest = (file) => file.startsWith('tests/e2e/');
  const readsSite = (file) => isBrowserTest(file) || /^tests\/build\/(?:site|hosts)\b/.test(file);
  const onNode = files.filter((file) => !isBrowserTest(file));
  const inBrowser = files.filter(isBrowserTest);
  const pattern = name?.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const named = (flag) => (pattern ? [flag, pattern] : []);
  return [
    files.some((file) => /^tests\/(?:build|e2e)\//.test(file)) && programs,
    ...(files.some(readsSite) ? site : []),
    onNode.length > 0 && vitest('Tests', [...onNode, ...named('-t')]),
    inBrowser.length > 0 && playwright(...inBrowser, ...named('--grep')),
  ].filter(Boolean);
}
