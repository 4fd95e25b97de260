import path from 'node:path';
import { errorsOf, type Problem } from '#shared/problem.ts';
import type { ApiProject } from '../model/declaration.ts';

const shownWarnings = 30;

/**
 * Formats one line per problem, with its position in the form that editors recognize; errors first,
 * then some of the warnings.
 */
export function formatReport(problems: readonly Problem[], workingFolder: string): string[] {
  const errors = errorsOf(problems);
  const warnings = problems.filter((problem) => problem.severity === 'warning');
  const hidden = warnings.length - shownWarnings;
  return [
    ...[...errors, ...warnings.slice(0, shownWarnings)].map((problem) =>
      formatProblem(problem, workingFolder),
    ),
    ...(hidden > 0 ? [`… and ${hidden} more warnings.`] : []),
  ];
}

function formatProblem(
  { message, hint, position, severity }: Problem,
  workingFolder: string,
): string {
  const file = path.isAbsolute(position.file)
    ? path.relative(workingFolder, position.file)
    : position.file;
  const place = [file, position.line, position.column]
    .filter((part) => part !== undefined)
    .join(':');
  return `${severity}: ${place}: ${message}${hint ? ` ${hint}` : ''}`;
}

/** Formats a line for every unresolved import, and a last line with their number. */
export function formatUnresolved(
  unresolved: ApiProject['unresolvedImports'],
  folder: string,
): string[] {
  if (unresolved.length === 0) return [];
  const lines = unresolved.map(
    ({ specifier, position }) =>
      `warning: ${folder}/${position.file}:${position.line}: The import "${specifier}" cannot be resolved.`,
  );
  return [
    ...lines,
    `Unresolved imports: ${unresolved.length}. Their types are shown without links.`,
  ];
}
