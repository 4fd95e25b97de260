// npm run rows: lists the rows of the acceptance list that no test title names and that tests/rows-without-test.md does not explain.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const idPattern = /\b(?:[A-Z]-\d{3}|VA-\d+)\b/g;

const rows = readLines('tests/acceptance-rows.txt').map((line) => line.split(' ')[0]);
const explained = new Set(readLines('tests/rows-without-test.md').flatMap((line) => (line.startsWith('- ') ? idsIn(line.split(':')[0]) : [])));
const tested = new Set(testFiles().flatMap((file) => titles(readFileSync(file, 'utf8')).flatMap(idsIn)));

const missing = rows.filter((row) => !tested.has(row) && !explained.has(row));
const unknown = [...new Set([...tested, ...explained])].filter((id) => !rows.includes(id));
const count = (test) => rows.filter(test).length;
console.log(`${rows.length} rows: ${count((row) => tested.has(row))} tested, ${count((row) => !tested.has(row) && explained.has(row))} explained, ${missing.length} missing.`);
if (missing.length > 0) console.log(`\nWithout test and explanation:\n${missing.join(' ')}`);
if (unknown.length > 0) console.log(`\nNamed, but no row of the list:\n${unknown.join(' ')}`);
process.exit(missing.length + unknown.length > 0 ? 1 : 0);

function idsIn(text) {
  return text.match(idPattern) ?? [];
}

/** Titles of a file's tests: the first text of every call, and the rows that a table of tests names (`row: 'R-008'`). */
function titles(text) {
  return [...text.matchAll(/(?:\(|\brow:)\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map((match) => match[2]);
}

/** Test files side by side with the code, and everything of the folder of tests. */
function testFiles() {
  return ['src', 'api-gen', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/(?:^|[\\/])(?:output|source|fixtures|mutants)[\\/]/.test(file))
      .filter((file) => (folder === 'tests' ? /\.tsx?$/ : /\.test\.tsx?$/).test(file))
      .map((file) => path.join(root, folder, file)),
  );
}

function readLines(file) {
  return readFileSync(path.join(root, file), 'utf8').split('\n').filter((line) => line.trim() !== '');
}
