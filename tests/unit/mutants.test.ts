import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutants } from '../mutants/all.ts';
import { chooseTests } from '../mutants/choose-tests.ts';
import { applyMutant, chooseMutants, type Mutant } from '../mutants/mutant.ts';
import { readPlaywrightReport, readVitestReport, survivingRows } from '../mutants/read-outcome.ts';
import { findTestFiles } from '../mutants/test-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const place = ({ rows, file, find }: Mutant): string => `${rows.join(' ')} ${file}: ${find}`;

describe('applyMutant', () => {
  it('replaces the text where it stands, as it is written', () => {
    expect(applyMutant('a b c', { find: 'b', replace: '$& $1' })).toBe('a $& $1 c');
  });

  it('does not apply where the text is missing, or stands twice', () => {
    expect([applyMutant('a', { find: 'b', replace: '' }), applyMutant('b b', { find: 'b', replace: '' })]).toEqual([null, null]);
  });
});

describe('chooseMutants', () => {
  const mutant = (row: string, test: Mutant['test']): Mutant => ({ rows: [row], file: 'a.ts', find: 'a', replace: 'b', test });
  const list = [mutant('N-001', 'browser'), mutant('N-002', 'unit'), mutant('P-001', 'build')];
  const rowsFor = (...words: string[]): readonly string[] => chooseMutants(list, words).flatMap(({ rows }) => rows);

  it('takes all without words, the quick ones first', () => {
    expect(rowsFor()).toEqual(['N-002', 'P-001', 'N-001']);
  });

  it('takes beginnings of rows and kinds of tests', () => {
    expect([rowsFor('N'), rowsFor('N', 'browser'), rowsFor('unit', 'build')]).toEqual([['N-002', 'N-001'], ['N-001'], ['N-002', 'P-001']]);
  });
});

describe('chooseTests', () => {
  const files = ['src/a.test.ts', 'tests/e2e/a.spec.ts', 'tests/build/site/a.ts', 'tests/build/site/b.ts', 'tests/build/b.test.ts'].map((file) => ({ file, text: 'VA-10 P-001' }));

  it('finds the files of the kind that name a row', () => {
    expect(chooseTests({ rows: ['P-001'], test: 'unit' }, files)).toEqual(['src/a.test.ts']);
    expect(chooseTests({ rows: ['P-001'], test: 'browser' }, files)).toEqual(['tests/e2e/a.spec.ts']);
    expect(chooseTests({ rows: ['VA-1'], test: 'unit' }, files)).toEqual([]);
  });

  it('runs the parts of the built site by the one file that holds them', () => {
    expect(chooseTests({ rows: ['P-001'], test: 'build' }, files)).toEqual(['tests/build/site.test.ts', 'tests/build/b.test.ts']);
  });
});

describe('outcome', () => {
  it('reads what ran from the report of vitest', () => {
    const results = [['a', 'passed'], ['b', 'failed'], ['c', 'pending']].map(([fullName = '', status = '']) => ({ fullName, status }));
    expect(readVitestReport({ testResults: [{ assertionResults: results }] })).toEqual([{ title: 'a', failed: false }, { title: 'b', failed: true }]);
  });

  it('reads the report of Playwright with the titles of groups', () => {
    const suites = [{ title: 'file', specs: [{ title: 'a', ok: true }], suites: [{ title: 'group', specs: [{ title: 'b', ok: false }] }] }];
    expect(readPlaywrightReport({ suites })).toEqual([{ title: ' file a', failed: false }, { title: ' file group b', failed: true }]);
  });

  it('needs a failed test for every row', () => {
    const results = [{ title: 'N-001 N-002 x', failed: true }, { title: 'N-003 y', failed: false }, { title: 'VA-10', failed: true }];
    expect(survivingRows(['N-001', 'N-002', 'N-003', 'VA-1'], results)).toEqual(['N-003', 'VA-1']);
  });
});

describe('the list of mutants', () => {
  const rows = new Set(read('tests/acceptance-rows.txt').split('\n').filter(Boolean).map((line) => line.split(' ')[0] ?? ''));
  const named = new Set(mutants.flatMap((mutant) => mutant.rows));
  const explained = [...read('tests/mutants/rows-without-mutant.md').matchAll(/^- (\S+):/gm)].map(([, row = '']) => row);

  it('applies to the code as it is', () => {
    const texts = new Map([...new Set(mutants.map(({ file }) => file))].map((file) => [file, read(file)]));
    expect(mutants.filter((mutant) => applyMutant(texts.get(mutant.file) ?? '', mutant) === null).map(place)).toEqual([]);
  });

  it('changes something, and names rows that exist', () => {
    expect(mutants.filter(({ find, replace }) => find === replace).map(place)).toEqual([]);
    expect([...named, ...explained].filter((row) => !rows.has(row))).toEqual([]);
  });

  it('has a test for every row of a mutant', () => {
    const files = findTestFiles(root);
    const untested = mutants.flatMap((mutant) => mutant.rows.filter((row) => chooseTests({ ...mutant, rows: [row] }, files).length === 0).map((row) => `${row} (${mutant.test})`));
    expect(untested).toEqual([]);
  });

  it('has a mutant for every row, or says why not', () => {
    expect([...rows].filter((row) => !named.has(row) && !explained.includes(row))).toEqual([]);
    expect(explained.filter((row) => named.has(row))).toEqual([]);
  });

  it('is put together from every file of its folder', () => {
    const all = read('tests/mutants/all.ts');
    const files = readdirSync(path.join(root, 'tests/mutants')).filter((name) => name.endsWith('.ts') && /readonly Mutant\[\] = \[\n/.test(read(`tests/mutants/${name}`)));
    expect(files.filter((name) => name !== 'all.ts' && !all.includes(`'./${name}'`))).toEqual([]);
  });
});
