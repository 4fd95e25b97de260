import type { Problem } from '#shared/problem.ts';
import { formatProblems, kindOf, listPlaces, sortByPlace } from './format-problems.ts';
import { groupBy } from '#shared/text/group-by.ts';

/** Number of problems below which a report needs no summary. */
const minimum = 5;

/**
 * Lists the kinds of problems, most frequent first, with their counts and first positions. Returns
 * an empty string if there are only a few problems.
 */
export function summarizeProblems(problems: readonly Problem[], root: string): string {
  if (problems.length < minimum) return '';
  const kinds = groupBy(sortByPlace(problems), kindOf);
  const rows = [...kinds].sort(([, a], [, b]) => b.length - a.length);
  const width = String(rows[0]?.[1].length ?? 0).length;
  return rows
    .map(([kind, found]) => {
      const places = found.map(({ position }) => position);
      const indent = ' '.repeat(width + 5);
      return `  ${String(found.length).padStart(width)} × ${kind}\n${indent}${listPlaces(places, root)}`;
    })
    .join('\n');
}

/** Returns the full report: the summary, followed by each problem. */
export function reportProblems(problems: readonly Problem[], root: string): string {
  return [summarizeProblems(problems, root), formatProblems(problems, root)]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns problems as JSON, sorted by position, for other programs. */
export function problemsAsJson(problems: readonly Problem[]): string {
  const rows = sortByPlace(problems).map(({ severity, message, hint, position }) => ({
    severity,
    ...position,
    message,
    hint,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
