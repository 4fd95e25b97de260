// Writes what `npm test` reads about a run: the number of passed tests, and every failure.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../install.mjs';

/** Maximum number of lines to print of a message; one that quotes a whole page explains nothing. */
const limit = 30;

/** Writes the report of a run to the file that `npm test` has named. */
export function writeReport(passed, failures) {
  const file = process.env.TEST_REPORT;
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed, failures }));
}

/** Describes a failure: the name of the test, its place in the project, and what was expected. */
export function describeFailure({ name, file, line, message }) {
  const inProject = file && path.relative(root, file).replaceAll(path.sep, '/');
  return {
    name,
    place: inProject && line ? `${inProject}:${line}` : inProject,
    message: stripVTControlCharacters(message).trim().split('\n').slice(0, limit).join('\n'),
  };
}
