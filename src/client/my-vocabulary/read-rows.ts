import { findNearest } from '#shared/text/nearest.ts';
import { isIgnored, splitCsvRow, splitLines, spokenForms } from './csv.ts';
import { findHeader, headerOf, type VocabularyFile } from './vocabulary-files.ts';

/** A line of a file: spoken forms and their identifier. */
export interface Row {
  readonly spoken: string;
  readonly identifier: string;
  readonly line: number;
}

/** A problem in a line. The line is skipped, unless it only lacks the header before it. */
export interface LineProblem {
  /** One-based. */
  readonly line: number;
  /**
   * Describes the problem. This may search the whole vocabulary, so it is called only for problems
   * that are shown.
   */
  describe(): string;
}

/**
 * Maximum number of rows, more than any real file has; keeps a wrong file from freezing the page.
 */
const maxRows = 2_000;
const maxCellLength = 200;

/** Matches a spoken form: speech recognition produces only words, neither digits nor symbols. */
const sayable = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/** Returns a file's valid rows, and the problems with its other lines. */
export function readRows(text: string, file: VocabularyFile) {
  const rows: Row[] = [];
  const problems: LineProblem[] = [];
  const used = new Map<string, number>();
  let columns: ReturnType<typeof findHeader>;
  splitLines(text).forEach((content, index) => {
    const line = index + 1;
    if (isIgnored(content)) return;
    const cells = splitCsvRow(content);
    const header = cells ? findHeader(cells, file) : undefined;
    const isFirst = columns === undefined;
    columns ??= header ?? 'spoken first';
    if (header) return;
    if (isFirst)
      problems.push({
        line,
        describe: () => `The first line must be the header "${headerOf(file)}".`,
      });
    const row = readRow(columns === 'spoken last' ? cells?.toReversed() : cells, file, used, line);
    if (typeof row === 'function') {
      if (!isFirst) problems.push({ line, describe: row });
    } else if (rows.length < maxRows) rows.push(row);
    else
      problems.push({
        line,
        describe: () => `Only the first ${maxRows} terms of a file are read.`,
      });
  });
  return { rows, problems };
}

/**
 * Parses a row. If it is invalid, returns a function that describes the problem. `used` maps the
 * identifiers and forms of earlier rows to their lines; those of a valid row are added.
 */
function readRow(
  cells: readonly string[] | null | undefined,
  file: VocabularyFile,
  used: Map<string, number>,
  line: number,
): Row | (() => string) {
  if (!cells) return () => 'A quotation mark is not closed.';
  const [spoken = '', identifier = ''] = cells;
  const hint = file.groupsOf.has(',') ? '; write the comma itself as ",".' : '.';
  if (cells.length !== 2)
    return () =>
      `A line needs two columns, separated by a comma; this one has ${cells.length}${hint}`;
  const forms = spokenForms(spoken);
  if (forms.length === 0 && !spoken.startsWith('-'))
    return () => 'The spoken form is missing; to disable a term, write "-" in front of its form.';
  if (identifier === '') return () => 'The identifier is missing.';
  const unsayable = forms.find((form) => !sayable.test(form));
  if (unsayable !== undefined)
    return () => `"${unsayable}" cannot be said: write it in letters, as it sounds.`;
  const length = Math.max(spoken.length, identifier.length);
  if (length > maxCellLength)
    return () => `A column has ${length} characters; the maximum is ${maxCellLength}.`;
  if (!file.groupsOf.has(identifier) && !file.openGroup)
    return () => {
      const nearest = findNearest(identifier, file.groupsOf.keys());
      return `"${identifier}" is not an identifier of ${file.path}${nearest ? `; did you mean "${nearest}"?` : '.'}`;
    };
  const keys = [`id ${identifier}`, ...forms.map((form) => `form ${form.toLowerCase()}`)];
  const duplicate = keys.find((key) => used.has(key));
  if (duplicate)
    return () =>
      `"${duplicate.slice(duplicate.indexOf(' ') + 1)}" was already used on line ${used.get(duplicate)}.`;
  for (const key of keys) used.set(key, line);
  return { spoken, identifier, line };
}
