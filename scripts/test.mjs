// npm test: from a fresh clone to the result of every check. `--quick` runs fewer tests,
// `--thorough` runs more; other arguments select tests by path or name.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { changedParts } from './changed-parts.mjs';
import { findTests } from './find-tests.mjs';
import { installDependencies, root } from './install.mjs';
import {
  allSteps,
  chosenSteps,
  quickSteps,
  thoroughStep,
  thoroughSteps,
  thoroughSummary,
} from './plan-tests.mjs';
import { runSteps } from './run-steps.mjs';

const started = performance.now();
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [isQuick, isThorough] = ['--quick', '--thorough'].map((flag) => process.argv.includes(flag));

installDependencies();
rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
const outcomes = await runSteps(plan(), { CI: '1', ...(isThorough && { TESTS: 'thorough' }) });
printResult(outcomes.flatMap(({ failures }) => failures));

function plan() {
  if (words.length > 0) return planChosen();
  if (isQuick) return quickSteps;
  if (isThorough) {
    console.log(thoroughSummary);
    return thoroughSteps;
  }
  const { changed, summary } = changedParts();
  console.log(summary);
  return [...allSteps, ...changed.map(thoroughStep)];
}

function planChosen() {
  const { files, name } = findTests(words, isThorough);
  if (files.length > 0) return chosenSteps({ files, name });
  console.error(`No test file has “${words.join(' ')}” in its path or text.`);
  process.exit(1);
}

/**
 * Prints every failure with the command that reproduces it, the elapsed time, and the totals. Then
 * exits, with code 1 if a test failed.
 */
function printResult(failures) {
  for (const { name, place, message, repeat } of failures) {
    console.log(`\n${[place, name].filter(Boolean).join(': ')}\n${message.replace(/^/gm, '  ')}`);
    console.log(`  Repeat: ${repeat}`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  console.log(`\nMeasured: ${time} on ${availableParallelism()} processors`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
