// Writes the results of a test run for `npm test`: the number of passed tests, and every failure.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../install.mjs';

/** Maximum number of lines in a failure message; one that quotes a whole page explains nothing. */
const limit = 30;

/** Writes a run's results to the file named by `TEST_REPORT`; does nothing if that is not set. */
export function writeReport(passed, failures) {
  const file = process.env.TEST_REPORT;
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed, failures }));
}

/**
 * Returns a failed test's name, its location relative to the project's root, and the first lines of
 * its message without terminal colors.
 */
export function describeFailure({ name, file, line, message }) {
  const inProject = file && path.relative(root, file).replaceAll(path.sep, '/');
  return {
    name,
    place: inProject && line ? `${inProject}:${line}` : inProject,
    message: stripVTControlCharacters(message).trim().split('\n').slice(0, limit).join('\n'),
  };
}
