import { describe, expect, it } from 'vitest';
import { declare } from '../testing/declare.ts';
import { buildLinkTable } from './links.ts';
import { assignSlugs } from './slugs.ts';
import { commonLines, lineOf, listLines } from './source-lines.ts';

const at = (id: number, line: number) => ({ id, position: { file: 'a.ts', line } });
const run = declare('method', 'run', [], at(3, 5));
const inherited = declare('method', 'stop', [], { ...at(4, 6), inheritedFrom: { name: 'B.stop' } });
const table = buildLinkTable(
  assignSlugs([
    declare('module', 'a', [declare('class', 'A', [run, inherited], at(2, 4))], at(1, 1)),
  ]),
  '/api/',
);

describe('lines of declarations', () => {
  it('are listed by file and full name, except what is inherited and modules', () => {
    expect(listLines(table)).toEqual({ 'a.ts': { A: 4, 'A.run': 5 } });
  });

  it('are kept if they are documented', () => {
    const repository = { 'a.ts': { A: 40, other: 41 }, 'b.ts': { B: 1 }, 'c.ts': { other: 2 } };
    const documented = { 'a.ts': { A: 4, 'A.run': 5 }, 'c.ts': { C: 3 }, 'd.ts': { D: 1 } };
    expect(commonLines(documented, repository)).toEqual({ 'a.ts': { A: 40 } });
  });

  it('are those of the repository if they are known, or else those of the sources', () => {
    expect(lineOf(run, table, undefined)).toBe(5);
    expect(lineOf(run, table, { 'a.ts': { 'A.run': 50 } })).toBe(50);
    expect(lineOf(run, table, { 'b.ts': { 'A.run': 50 } })).toBeUndefined();
    expect(lineOf({ ...run, id: 9 }, table, { 'a.ts': { 'A.run': 50 } })).toBeUndefined();
    expect(lineOf({ ...run, position: null }, table, {})).toBeUndefined();
  });
});
