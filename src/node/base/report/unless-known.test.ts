import { expect, it } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { unlessKnown } from './unless-known.ts';

const problem = (line: number, message: string, more: Partial<Problem> = {}): Problem => ({
  message,
  severity: 'error',
  position: { file: '/site/a.mdx', line, column: 1 },
  ...more,
});

it('a cause is reported once: further problems on its line or with its message are dropped', () => {
  const known = [problem(1, 'The page imports "x".'), problem(3, 'The page uses <Foo>.')];
  const other = problem(9, 'It throws.');
  const found = [
    problem(1, 'The code imports "x".'),
    problem(7, 'The page uses <Foo>.'),
    other,
    other,
  ];
  expect(unlessKnown(found, known)).toEqual([other]);
  const warned = [problem(9, 'An anchor is missing.', { severity: 'warning' })];
  expect(unlessKnown([other], warned)).toEqual([other]);
  const page = problem(1, 'The page uses <Foo>.', {
    position: { file: '/site/b.mdx', line: 1, column: 1 },
  });
  const placed = { ...page, position: { ...page.position, line: 2 } };
  expect(unlessKnown([page, placed], known)).toEqual([placed]);
});
