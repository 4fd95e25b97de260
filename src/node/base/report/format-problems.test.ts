import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { countProblems, formatProblems } from './format-problems.ts';
import { severityOf } from './severity.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'docs-report-'));
const file = path.join(root, 'page.md');
const long = `${'x'.repeat(300)}HERE${'y'.repeat(300)}`;
writeFileSync(file, `one\ntwo\nthree\nfour\nfive\nsix\n${long}\n`);

const problem = (line?: number, column?: number, more: Partial<Problem> = {}): Problem => ({
  message: 'Wrong.',
  severity: 'error',
  position: { file, line, column },
  ...more,
});

describe('formatProblems', () => {
  it('shows position, message, source line with a marker, and hint', () => {
    expect(formatProblems([problem(3, 2, { hint: 'Do better.' })], root)).toBe(
      [
        'page.md',
        '',
        '  page.md:3:2 error: Wrong.',
        '      1 | one',
        '      2 | two',
        '    > 3 | three',
        '        |  ^',
        '      4 | four',
        '      5 | five',
        '    To fix it: Do better.',
      ].join('\n'),
    );
  });

  it('groups by file and sorts by position', () => {
    const other = problem(1, 1, {
      position: { file: path.join(root, 'a.md') },
      message: 'Elsewhere.',
    });
    const report = formatProblems([problem(5), other, problem(2, 9), problem(2, 3)], root);
    expect([...report.matchAll(/^ {2}(\S+)/gm)].map((match) => match[1])).toEqual([
      'a.md',
      'page.md:2:3',
      'page.md:2:9',
      'page.md:5:1',
    ]);
    expect(report.match(/^page\.md$/gm)).toHaveLength(1);
  });

  it('shows at most five problems of a kind in a file, and counts the others', () => {
    const links = [1, 2, 3, 4, 5, 6, 7].map((line) =>
      problem(line, 1, { message: `The link "${line}" of <a${line}> leads nowhere.` }),
    );
    const other = problem(8, 1, {
      position: { file: path.join(root, 'a.md'), line: 1 },
      message: 'Other.',
    });
    const report = formatProblems([...links, problem(6, 2), other], root);
    expect([...report.matchAll(/error: (.*)/g)].map(([, message]) => message)).toEqual([
      'Other.',
      ...[1, 2, 3, 4, 5].map((line) => `The link "${line}" of <a${line}> leads nowhere.`),
      'Wrong.',
      'The link "…" of <…> leads nowhere.',
    ]);
    expect(report).toContain('\n  2 more of this kind: error: The link "…" of <…> leads nowhere.');
  });

  it('lists a warning with several positions once, with their number', () => {
    const warning = (line: number, message: string): Problem =>
      problem(line, 1, { message, severity: 'warning' });
    const found = [5, 1, 3, 4, 2].map((line) => warning(line, 'Unknown.'));
    const report = formatProblems([...found, warning(6, 'Other.')], root);
    expect(report.match(/warning:/g)).toHaveLength(2);
    expect(report).toContain('page.md:1:1 warning: Unknown.');
    expect(report).toContain('In 5 places; also page.md:2:1, page.md:3:1, page.md:4:1 …');
    expect(countProblems([...found, warning(6, 'Other.')])).toBe('6 warnings');
  });

  it('shows the part of a long line around the position', () => {
    const lines = formatProblems([problem(7, 301)], root).split('\n');
    const marked = lines.findIndex((line) => line.includes('HERE'));
    expect(lines[marked]?.length).toBeLessThan(200);
    expect(lines[marked + 1]?.indexOf('^')).toBe(lines[marked]?.indexOf('HERE'));
  });

  it('omits the source line if there is none', () => {
    expect(
      formatProblems(
        [problem(1, 1, { position: { file: path.join(root, 'gone.md'), line: 1, column: 1 } })],
        root,
      ),
    ).toBe('gone.md\n\n  gone.md:1:1 error: Wrong.');
  });
});

describe('countProblems', () => {
  it('counts in words', () => {
    expect(countProblems([problem(), problem(), problem(1, 1, { severity: 'warning' })])).toBe(
      '2 errors, 1 warning',
    );
    expect(countProblems([problem()])).toBe('1 error');
  });
});

describe('severityOf', () => {
  it('is an error for throw, a warning for warn and log, and undefined for ignore', () => {
    expect((['throw', 'warn', 'log', 'ignore'] as const).map(severityOf)).toEqual([
      'error',
      'warning',
      'warning',
      undefined,
    ]);
  });
});
