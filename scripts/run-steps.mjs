// Runs the steps of `npm test`, with as many in parallel as their order allows.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/**
 * Runs each step once the steps named in its `after` have ended, even if they failed. Returns each
 * step's test results: the number passed, and the failures.
 */
export async function runSteps(steps, environment) {
  const ended = new Map();
  for (const step of steps) {
    const before = (step.after ?? []).map((name) => ended.get(name));
    ended.set(
      step.name,
      Promise.all(before).then(() => runStep(step, environment)),
    );
  }
  return Promise.all(ended.values());
}

async function runStep({ name, program, args, variables, isSetup }, environment) {
  console.log(`${name} …`);
  const started = performance.now();
  const file = `${name.replaceAll(/\W+/g, '-').toLowerCase()}.json`;
  const report = { TEST_REPORT: path.join(root, 'test-results', file) };
  const env = { ...process.env, ...environment, ...variables, ...report };
  const { code, output } = await run(program, args, env);
  if (isSetup && code === 0) {
    if (output.trim()) console.log(output.trim());
    return { passed: 0, failures: [] };
  }
  const counted = count({ name, program, args, env, code, output });
  const seconds = Math.round((performance.now() - started) / 1000);
  const mark = counted.failures.length > 0 ? 'FAILED' : 'ok    ';
  console.log(
    `${mark}  ${name}: ${counted.passed} passed, ${counted.failures.length} failed, ${seconds} s`,
  );
  return counted;
}

/** Runs a program without showing its output. Resolves with its exit code and that output. */
function run(program, args, env) {
  return new Promise((resolve) => {
    // On Windows, npm is a script, which needs a shell.
    const shell = program === 'npm' && process.platform === 'win32';
    const child = spawn(program, args, { cwd: root, env, shell });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += data));
    child.on('error', ({ message }) => resolve({ code: 1, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Returns a step's number of passed tests and its failures, each with the command that repeats it.
 * A step without a report counts as a single test.
 */
function count({ name, program, args, env, code, output }) {
  const reported = existsSync(env.TEST_REPORT) && JSON.parse(readFileSync(env.TEST_REPORT, 'utf8'));
  const { passed, failures } = reported || { passed: code === 0 ? 1 : 0, failures: [] };
  if (code !== 0 && failures.length === 0) {
    const message = stripVTControlCharacters(output).trim().split('\n').slice(-30).join('\n');
    const words = [path.basename(program), ...args].filter((word) => word !== '--silent');
    return { passed, failures: [{ name, message, repeat: words.join(' ') }] };
  }
  const test = env.TESTS === 'thorough' ? 'npm run test:thorough' : 'npm test';
  return {
    passed,
    failures: failures.map((one) => ({ ...one, repeat: `${test} -- ${one.place}` })),
  };
}
