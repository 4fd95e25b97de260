import { expect, it } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { problemsAsJson, summarizeProblems } from './summarize-problems.ts';

const problem = (message: string, line: number): Problem => ({
  message,
  hint: 'Do it.',
  severity: 'error',
  position: { file: '/site/a.md', line, column: 2 },
});
const links = [1, 2, 3, 4].map((line) => problem(`The link "${line}" leads nowhere.`, line));

it('lists the kinds of many problems, the most frequent first, with three positions', () => {
  expect(summarizeProblems([problem('It is "x".', 9), ...links.toReversed()], '/site')).toBe(
    [
      '  4 × error: The link "…" leads nowhere.',
      '      a.md:1:2, a.md:2:2, a.md:3:2 …',
      '  1 × error: It is "…".',
      '      a.md:9:2',
    ].join('\n'),
  );
});

it('is empty for a few', () => {
  expect(summarizeProblems(links, '/site')).toBe('');
});

it('exports each problem with its position for other programs, by line', () => {
  const lines = JSON.parse(problemsAsJson(links.toReversed())) as readonly { line: number }[];
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(JSON.parse(problemsAsJson(links.slice(0, 1)))).toEqual([
    {
      severity: 'error',
      file: '/site/a.md',
      line: 1,
      column: 2,
      message: 'The link "1" leads nowhere.',
      hint: 'Do it.',
    },
  ]);
});
