import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem, SourcePosition } from '#shared/problem.ts';

const contextLines = 2;

/** Maximum length of a source line in a message, and how much of it precedes the marked position. */
const lineLength = 160;
const lead = 100;

/** Formats problems as one report, grouped by file: place, what is wrong, the source line with a marker, how to fix it. */
export function formatProblems(problems: readonly Problem[], root: string): string {
  const groups = groupByFile([...problems].sort(byPlace));
  const parts = [...groups].map(([file, found]) =>
    [displayPath(file, root), ...found.map((problem) => formatProblem(problem, root))].join('\n\n'),
  );
  return parts.join('\n\n');
}

/** Counts errors and warnings in words. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (number: number, word: string): string =>
    `${number} ${word}${number === 1 ? '' : 's'}`;
  return [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}

function formatProblem(problem: Problem, root: string): string {
  const { position } = problem;
  const place = [
    displayPath(position.file, root),
    position.line,
    position.line === undefined ? undefined : (position.column ?? 1),
  ]
    .filter((part) => part !== undefined)
    .join(':');
  const excerpt = formatExcerpt(position);
  return [
    `  ${place} ${problem.severity}: ${problem.message}`,
    excerpt,
    problem.hint ? `    To fix it: ${problem.hint}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function formatExcerpt(position: SourcePosition): string {
  if (position.line === undefined || !path.isAbsolute(position.file) || !existsSync(position.file))
    return '';
  const lines = readFileSync(position.file, 'utf8').split(/\r?\n/);
  const first = Math.max(1, position.line - contextLines);
  const last = Math.min(lines.length, position.line + contextLines);
  const width = String(last).length;
  const column = position.column ?? 1;
  const cut = column > lineLength - 20 ? column - lead : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const isMarked = number === position.line;
    const from = isMarked ? cut : 0;
    const text = (from > 0 ? '…' : '') + (lines[number - 1] ?? '').slice(from, from + lineLength);
    rows.push(`    ${isMarked ? '>' : ' '} ${String(number).padStart(width)} | ${text}`);
    if (isMarked)
      rows.push(
        `      ${' '.repeat(width)} | ${' '.repeat(column - 1 - cut + (cut > 0 ? 1 : 0))}^`,
      );
  }
  return rows.join('\n');
}

function displayPath(file: string, root: string): string {
  const relative = path.isAbsolute(file) ? path.relative(root, file) : file;
  return relative === '' || relative.startsWith('..') ? file : relative;
}

function byPlace(a: Problem, b: Problem): number {
  return (
    a.position.file.localeCompare(b.position.file) ||
    (a.position.line ?? 0) - (b.position.line ?? 0) ||
    (a.position.column ?? 0) - (b.position.column ?? 0)
  );
}

function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems)
    groups.set(problem.position.file, [...(groups.get(problem.position.file) ?? []), problem]);
  return groups;
}
