/**
 * Reads the CSV files with which users change their spoken forms. The rules are Talon's: a header line, two
 * columns, `#` starts a comment, blank lines and whitespace do not matter, `|` separates alternatives, a form that starts with
 * `-` disables the term, and no identifier or form may appear twice in a file.
 */
import { splitCsvRow, splitLines } from './csv-row.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import { findNearest } from '#shared/text/nearest.ts';
import type { MyTerm, MyVocabulary } from './my-vocabulary.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import {
  findVocabularyFile,
  guessVocabularyFile,
  nearestFileName,
  spokenColumn,
  vocabularyFiles,
  type VocabularyFile,
} from './vocabulary-files.ts';

/** A reader's file; pasted text has no name. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

/** A line that was skipped. */
export interface CsvProblem {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

/** The content of the files. Lines with a problem are skipped; the others count. */
export interface VocabularyReading {
  readonly terms: MyVocabulary;
  /** Only the first problems; a list of thousands would help nobody. */
  readonly problems: readonly CsvProblem[];
  /** The total number of problems. */
  readonly problemCount: number;
  /** Groups that the files cover: what they do not change has its default. */
  readonly groups: readonly GroupId[];
}

/** More than any real file has; keeps a wrong file from freezing the page. */
const maxCharacters = 2_000_000;
const maxRows = 2_000;
const longestCell = 200;

/** Maximum number of problems to describe. */
const maxProblems = 50;

/** Reads all files; of two files with the same name, the later one counts. */
export function readVocabularyFiles(
  files: readonly GivenFile[],
  vocabulary: Vocabulary,
): VocabularyReading {
  const known = vocabularyFiles(vocabulary);
  const results = files.map((file) => readFile(file, { known, vocabulary }));
  const terms = new Map(
    results.flatMap((result) => result.terms).map((one) => [`${one.group}:${one.identifier}`, one]),
  );
  const groups = new Set(results.flatMap((result) => result.groups));
  return {
    terms: [...terms.values()],
    problems: results.flatMap((result) => result.problems).slice(0, maxProblems),
    problemCount: results.reduce((sum, result) => sum + result.problemCount, 0),
    groups: [...groups],
  };
}

/** Replaces older files with newly read ones; words from other files stay. */
export function mergeMyVocabulary(
  before: MyVocabulary,
  { terms, groups }: Pick<VocabularyReading, 'terms' | 'groups'>,
): MyVocabulary {
  return [...before.filter((one) => !groups.includes(one.group)), ...terms];
}

interface Known {
  readonly known: readonly VocabularyFile[];
  readonly vocabulary: Vocabulary;
}

function readFile({ name, text }: GivenFile, { known, vocabulary }: Known): VocabularyReading {
  const file = name === '' ? guessVocabularyFile(known, text) : findVocabularyFile(known, name);
  const label = name || file?.path || 'pasted text';
  const refuse = (message: string): VocabularyReading => ({
    terms: [],
    problems: [{ file: label, line: 1, message }],
    problemCount: 1,
    groups: [],
  });
  if (!file) return refuse(unknownFile(known, name));
  if (text.trim() === '')
    return refuse(
      `The file is empty: it needs the header "${spokenColumn}, ${file.valueColumn}" and a line for each term.`,
    );
  if (text.length > maxCharacters) return refuse('The file is too long to be a vocabulary file.');
  const { rows, problems, problemCount } = readRows(text, file);
  const taken = findTaken(rows, file, vocabulary);
  const takenLines = new Set(taken.map(({ line }) => line));
  const changed = rows
    .filter(({ line }) => !takenLines.has(line))
    .flatMap((row) => toMyTerms(row, file))
    .filter((one) => differs(one, vocabulary));
  const groups = [...file.groupsOf.values()].flat();
  return {
    terms: changed,
    problems: [...problems, ...taken]
      .sort((a, b) => a.line - b.line)
      .map((problem) => ({ file: label, ...problem })),
    problemCount: problemCount + taken.length,
    groups: file.openGroup ? [...groups, file.openGroup] : groups,
  };
}

function unknownFile(known: readonly VocabularyFile[], name: string): string {
  if (name === '') return 'No line has an identifier that a vocabulary file could contain.';
  const nearest = nearestFileName(known, name);
  return `This is none of the files in "cursorless-settings"${nearest ? `; did you mean ${nearest}?` : '.'}`;
}

interface Row {
  readonly spoken: string;
  readonly identifier: string;
  readonly line: number;
}
interface LineProblem {
  readonly line: number;
  readonly message: string;
}

interface ReadRows {
  readonly rows: readonly Row[];
  readonly problems: readonly LineProblem[];
  readonly problemCount: number;
}

function readRows(text: string, file: VocabularyFile): ReadRows {
  const rows: Row[] = [];
  const problems: LineProblem[] = [];
  let problemCount = 0;
  const used = new Map<string, number>();
  let sawHeader = false;
  // A description may search the whole vocabulary, so only those shown are computed.
  const report = (line: number, describe: () => string): void => {
    problemCount += 1;
    if (problems.length < maxProblems) problems.push({ line, message: describe() });
  };
  splitLines(text).forEach((content, index) => {
    const line = index + 1;
    if (content.trim() === '' || content.trimStart().startsWith('#')) return;
    const cells = splitCsvRow(content);
    const isHeader = cells !== null && isHeaderRow(cells, file);
    const isFirst = !sawHeader;
    sawHeader = true;
    if (isHeader) return;
    if (isFirst)
      report(
        line,
        () => `The first line must be the header "${spokenColumn}, ${file.valueColumn}".`,
      );
    const row = readRow(cells, file, { used, line });
    if (typeof row === 'function') return isFirst ? undefined : report(line, row);
    if (rows.length < maxRows) rows.push(row);
    else report(line, () => `The file has ${maxRows} terms already, more than are read.`);
  });
  return { rows, problems, problemCount };
}

function isHeaderRow(cells: readonly string[], file: VocabularyFile): boolean {
  return (
    cells.length === 2 &&
    cells[0]?.toLowerCase() === spokenColumn.toLowerCase() &&
    cells[1]?.toLowerCase() === file.valueColumn.toLowerCase()
  );
}

interface RowPlace {
  /** Identifiers and forms read so far, with their lines. */
  readonly used: Map<string, number>;
  readonly line: number;
}

/** Speech recognition writes words only, with neither digits nor signs. */
const sayable = /^[\p{L}\p{M}'’ -]+$/u;

/** A row, or the description of its problem. */
function readRow(
  cells: readonly string[] | null,
  file: VocabularyFile,
  { used, line }: RowPlace,
): Row | (() => string) {
  if (!cells) return () => 'A quotation mark is not closed.';
  const [spoken = '', identifier = ''] = cells;
  if (cells.length !== 2) return () => `A line has two columns, this one has ${cells.length}.`;
  if (spoken === '')
    return () =>
      'The spoken form is missing; to switch a term off, write "-" in front of its form.';
  if (identifier === '') return () => 'The identifier is missing.';
  const unsayable = spokenForms(spoken).find((form) => !sayable.test(form));
  if (unsayable !== undefined)
    return () => `"${unsayable}" cannot be said: write it in letters, as it sounds.`;
  const longest = Math.max(spoken.length, identifier.length);
  if (longest > longestCell)
    return () => `A column has ${longest} characters, and ${longestCell} at most are read.`;
  if (!file.groupsOf.has(identifier) && !file.openGroup)
    return () => unknownIdentifier(identifier, file);
  const keys = [
    `id ${identifier}`,
    ...spokenForms(spoken).map((form) => `form ${form.toLowerCase()}`),
  ];
  const twice = keys.find((key) => used.has(key));
  if (twice)
    return () =>
      `"${twice.slice(twice.indexOf(' ') + 1)}" was used already in line ${used.get(twice)}.`;
  for (const key of keys) used.set(key, line);
  return { spoken, identifier, line };
}

function unknownIdentifier(identifier: string, file: VocabularyFile): string {
  const nearest = findNearest(identifier, file.groupsOf.keys());
  return `"${identifier}" is no identifier of ${file.path}${nearest ? `; did you mean "${nearest}"?` : '.'}`;
}

/** Lines with a form that another term of the file has by default, and which the file does not change. */
function findTaken(
  rows: readonly Row[],
  { groupsOf }: VocabularyFile,
  vocabulary: Vocabulary,
): readonly LineProblem[] {
  const changed = new Set(rows.map(({ identifier }) => identifier));
  const groups = new Set([...groupsOf.values()].flat());
  const owners = new Map(
    [...groups]
      .flatMap((group) => vocabulary[group].forms)
      .filter(({ identifier, off }) => off === undefined && !changed.has(identifier))
      .map(({ spoken, identifier }) => [spoken, identifier]),
  );
  return rows.flatMap(({ spoken, line }) => {
    const form = spokenForms(spoken).find((one) => owners.has(one.toLowerCase()));
    if (form === undefined) return [];
    const owner = owners.get(form.toLowerCase());
    const message = `"${form}" is taken by "${owner}": add a line with another form for that.`;
    return [{ line, message }];
  });
}

/** The forms in a first column; none if it starts with `-`. */
function spokenForms(cell: string): string[] {
  if (cell.startsWith('-')) return [];
  return cell
    .split('|')
    .map((form) => form.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

function toMyTerms({ spoken, identifier }: Row, file: VocabularyFile): MyTerm[] {
  const groups: readonly GroupId[] =
    file.groupsOf.get(identifier) ?? (file.openGroup ? [file.openGroup] : []);
  // The word "to" used to be part of this form and is still in old files.
  const forms = spokenForms(spoken).map((form) =>
    identifier === 'pasteFromClipboard' ? form.replace(/ to$/, '') : form,
  );
  return groups.map((group) => ({ group, identifier, spoken: forms }));
}

function differs({ group, identifier, spoken }: MyTerm, vocabulary: Vocabulary): boolean {
  const defaults = vocabulary[group].forms
    .filter((form) => form.identifier === identifier && form.off !== 'csv')
    .map((form) => form.spoken);
  return defaults.join('|') !== spoken.join('|');
}
