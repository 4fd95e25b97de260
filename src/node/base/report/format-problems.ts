import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorsOf, type Problem, type SourcePosition } from '#shared/problem.ts';
import { groupBy } from '#shared/text/group-by.ts';

const contextLines = 2;

/** Maximum number of problems of one kind to show per file; the rest are only counted. */
const shownOfKind = 5;

/** Maximum number of positions to list for a repeated warning or for a kind of problem. */
const shownPlaces = 3;

/** Maximum length of a source line in a message. */
const lineLength = 160;

/** Length of the text kept before the marked position if the start of its line is cut off. */
const lead = 100;

/**
 * Formats problems as one report, grouped by file. Each problem has its position, what is wrong,
 * the source line with a marker, and a hint.
 */
export function formatProblems(problems: readonly Problem[], root: string): string {
  const groups = groupBy(joinRepeated(problems), ({ position }) => position.file);
  const parts = [...groups].map(([file, found]) =>
    [displayPath(file, root), ...formatFile(found, root)].join('\n\n'),
  );
  return parts.join('\n\n');
}

/**
 * Returns a problem's kind, which is shared by problems that differ only in the names they quote.
 */
export function kindOf({ severity, message }: Problem): string {
  return `${severity}: ${message.replace(/"[^"]*"/g, '"…"').replace(/<[^>]*>/g, '<…>')}`;
}

/** Formats a file's problems in order. Beyond the maximum for a kind, problems are only counted. */
function formatFile(problems: readonly Repeated[], root: string) {
  const kinds = groupBy(problems, kindOf);
  const shown = new Set([...kinds.values()].flatMap((same) => same.slice(0, shownOfKind)));
  const counts = [...kinds].flatMap(([kind, { length }]) =>
    length > shownOfKind ? [`  ${length - shownOfKind} more of this kind: ${kind}`] : [],
  );
  return [
    ...problems.filter((one) => shown.has(one)).map((one) => formatProblem(one, root)),
    ...counts,
  ];
}

/**
 * Counts errors and warnings in words, for example `2 errors, 1 warning`. Each position counts
 * once, as in the summary and in `--report`.
 */
export function countProblems(problems: readonly Problem[]): string {
  const errors = errorsOf(problems).length;
  const warnings = problems.length - errors;
  const count = (number: number, word: string) =>
    number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
  return [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
}

/** A problem with all its positions; `position` is the first of them. */
interface Repeated extends Problem {
  readonly places: readonly SourcePosition[];
}

/** Sorts problems by file, line and column. */
export function sortByPlace(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    ({ position: a }, { position: b }) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/**
 * Sorts problems by position and merges warnings with the same text. Errors stay separate, because
 * each has to be fixed.
 */
function joinRepeated(problems: readonly Problem[]): readonly Repeated[] {
  const found = groupBy(sortByPlace(problems), (problem) =>
    problem.severity === 'error' ? problem : JSON.stringify([problem.message, problem.hint]),
  );
  return [...found.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, places: same.map(({ position }) => position) }] : [];
  });
}

/** Lists the first few positions, followed by an ellipsis if there are more. */
export function listPlaces(places: readonly SourcePosition[], root: string): string {
  const shown = places.slice(0, shownPlaces).map((place) => formatPlace(place, root));
  return shown.join(', ') + (places.length > shownPlaces ? ' …' : '');
}

/**
 * Formats a position as `file:line:column`; paths of files in the root folder are relative to it.
 */
export function formatPlace({ file, line, column = 1 }: SourcePosition, root: string): string {
  const place = line === undefined ? [] : [line, column];
  return [displayPath(file, root), ...place].join(':');
}

function formatProblem(problem: Repeated, root: string) {
  const { position } = problem;
  const [, ...others] = problem.places;
  return [
    `  ${formatPlace(position, root)} ${problem.severity}: ${problem.message}`,
    formatExcerpt(position),
    others.length > 0
      ? `    In ${problem.places.length} places; also ${listPlaces(others, root)}`
      : '',
    problem.hint ? `    To fix it: ${problem.hint}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function formatExcerpt(position: SourcePosition) {
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

function displayPath(file: string, root: string) {
  const relative = path.isAbsolute(file) ? path.relative(root, file) : file;
  return relative === '' || relative.startsWith('..') ? file : relative;
}
