import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutants } from './all.ts';
import { chooseTests } from './choose-tests.ts';
import { applyMutant, chooseMutants, type Mutant } from './mutant.ts';
import { survivingRows } from './read-outcome.ts';
import { buildSite, needsSite, runTests } from './run-tests.ts';
import { findTestFiles } from './test-files.ts';

/**
 * `npm run mutants [-- <kind of test, row, or beginning of a row> …]`: puts one fault after the other into the code and looks whether the tests
 * that name its rows notice it. The tests must pass without the faults (`npm test`). Ends with 1 when a fault goes unnoticed.
 */
const root = path.resolve(import.meta.dirname, '../..');
const sorted = chooseMutants(mutants, process.argv.slice(2));
refuseDirtyFiles(sorted);

const files = findTestFiles(root);
const rebuild = sorted.some((mutant) => needsSite(mutant.test, chooseTests(mutant, files)));
const failures: string[] = [];
for (const mutant of sorted) {
  const outcome = await tryMutant(mutant);
  const line = `${outcome}  ${mutant.rows.join(' ')}  ${mutant.file}: ${mutant.find.trim().replace(/\s+/g, ' ').slice(0, 70)}`;
  if (outcome !== 'killed') failures.push(line);
  say(line);
}
if (rebuild) await buildSite();
say(`\n${sorted.length} mutants, ${sorted.length - failures.length} killed${failures.length > 0 ? `; not killed:\n${failures.join('\n')}` : '.'}`);
process.exit(failures.length > 0 ? 1 : 0);

async function tryMutant(mutant: Mutant): Promise<string> {
  const file = path.join(root, mutant.file);
  const original = readFileSync(file, 'utf8');
  const changed = applyMutant(original, mutant);
  if (changed === null) return 'no longer applies';
  const survivors = await withText(file, { original, changed }, async () => survivingRows(mutant.rows, await runTests(mutant, chooseTests(mutant, files))));
  return survivors.length === 0 ? 'killed' : `SURVIVED (${survivors.join(' ')})`;
}

/** Runs something while a file has another text; the file gets its own text back also when the run is broken off. */
async function withText<Result>(file: string, { original, changed }: { readonly original: string; readonly changed: string }, action: () => Promise<Result>): Promise<Result> {
  const restore = (): void => writeFileSync(file, original);
  const stop = (): never => process.exit(130);
  process.once('exit', restore).once('SIGINT', stop).once('SIGTERM', stop);
  writeFileSync(file, changed);
  try {
    return await action();
  } finally {
    restore();
    process.off('exit', restore).off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Nobody's unsaved work shall be mixed with a fault. */
function refuseDirtyFiles(list: readonly Mutant[]): void {
  const names = [...new Set(list.map(({ file }) => file))];
  const dirty = names.length === 0 ? '' : execFileSync('git', ['status', '--porcelain', '--', ...names], { cwd: root, encoding: 'utf8' });
  if (dirty === '') return;
  say(`Commit or put aside the changes of these files first:\n${dirty}`);
  process.exit(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
