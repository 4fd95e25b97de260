/**
 * Parses the CSV files in which users change their spoken forms. The rules are Talon's: a header
 * line, two columns, lines that start with `#` are comments, blank lines and whitespace around
 * cells are ignored, `|` separates alternatives, a spoken form that starts with `-` disables the
 * term, and no identifier or form may appear twice in a file.
 */
import { listedGroups, type GroupId } from '#shared/voice/group-id.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import { applyMyVocabulary } from './apply-my-vocabulary.ts';
import { isIgnored, splitLines, spokenForms } from './csv.ts';
import { groupBy } from '#shared/text/group-by.ts';
import type { MyTerm, MyVocabulary } from './my-vocabulary.ts';
import { readRows, type LineProblem, type Row } from './read-rows.ts';
import {
  findVocabularyFile,
  groupsCoveredBy,
  guessVocabularyFile,
  headerOf,
  nearestFileName,
  vocabularyFiles,
  type VocabularyFile,
} from './vocabulary-files.ts';

/** A file from the reader; the name of pasted text is empty. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

/** A problem in a line of one of the files. */
interface CsvProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * The parsed content of the files. Lines with a problem are skipped, except for a valid first line
 * that only lacks the header before it.
 */
export interface VocabularyReading {
  readonly terms: MyVocabulary;
  /** The first `maxProblems` problems. */
  readonly problems: readonly CsvProblem[];
  /** Number of all problems, including those not in `problems`. */
  readonly problemCount: number;
  /**
   * Groups covered by the files. Terms in these groups that the files do not change have their
   * default forms.
   */
  readonly groups: readonly GroupId[];
}

/**
 * Maximum length of a file in characters, more than any real file has; keeps a wrong file from
 * freezing the page.
 */
const maxCharacters = 2_000_000;
/** Maximum number of problems to describe; nobody would read a list of thousands. */
const maxProblems = 50;

/**
 * Parses all files. If several contain the same term, the last one wins. `before` contains the
 * terms read from earlier files.
 */
export function readVocabularyFiles(
  files: readonly GivenFile[],
  vocabulary: Vocabulary,
  before: MyVocabulary = [],
): VocabularyReading {
  const known = vocabularyFiles(vocabulary);
  const contents = files.map((given) => readContent(given, known));
  const said = applyMyVocabulary(vocabulary, mergeMyVocabulary(before, combine(contents)));
  const free = contents.map((content) => withoutTaken(content, said));
  const { terms, groups } = combine(free);
  const problems = free.flatMap((content) =>
    content.problems.map((one) => ({ ...one, file: content.label })),
  );
  return {
    terms: terms.filter((one) => differs(one, vocabulary)),
    problems: problems
      .slice(0, maxProblems)
      .map(({ file, line, describe }) => ({ file, line, message: describe() })),
    problemCount: problems.length,
    groups,
  };
}

/**
 * Returns the earlier terms with those in the groups that newly parsed files cover replaced; terms
 * in other groups are kept.
 */
export function mergeMyVocabulary(
  before: MyVocabulary,
  { terms, groups }: Pick<VocabularyReading, 'terms' | 'groups'>,
): MyVocabulary {
  return [...before.filter((one) => !groups.includes(one.group)), ...terms];
}

interface Content {
  /** Undefined for a rejected file. */
  readonly file?: VocabularyFile;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly problems: readonly LineProblem[];
}

function readContent({ name, text }: GivenFile, known: readonly VocabularyFile[]): Content {
  const file = name === '' ? guessVocabularyFile(known, text) : findVocabularyFile(known, name);
  const label = name || file?.path || 'pasted text';
  const refuse = (message: string): Content => ({
    label,
    rows: [],
    problems: [{ line: 1, describe: () => message }],
  });
  if (!file && name === '')
    return refuse('No line has an identifier that a vocabulary file could contain.');
  if (!file) {
    const nearest = nearestFileName(known, name);
    return refuse(
      `This is not one of the files in "cursorless-settings"${nearest ? `; did you mean ${nearest}?` : '.'}`,
    );
  }
  if (splitLines(text).every(isIgnored))
    return refuse(
      `The file is empty: it needs the header "${headerOf(file)}" and a line for each term.`,
    );
  if (text.length > maxCharacters) return refuse('The file is too long to be a vocabulary file.');
  return { file, label, ...readRows(text, file) };
}

/** After all files have been read, rejects the lines whose form belongs to another term. */
function withoutTaken(content: Content, said: Vocabulary) {
  const { file, rows, problems } = content;
  if (!file) return content;
  const taken = findTaken(rows, file, said);
  const lines = new Set(taken.map(({ line }) => line));
  return {
    ...content,
    rows: rows.filter(({ line }) => !lines.has(line)),
    problems: [...problems, ...taken].sort((one, other) => one.line - other.line),
  };
}

/**
 * Returns a problem for each line with a form that belongs to another term of the same file.
 * `vocabulary` already includes these lines.
 */
function findTaken(rows: readonly Row[], { groupsOf }: VocabularyFile, vocabulary: Vocabulary) {
  const groups = new Set([...groupsOf.values()].flat());
  const forms = listedGroups
    .filter((group) => groups.has(group))
    .flatMap((group) => vocabulary[group].forms)
    .filter(({ off }) => off === undefined);
  const owners = groupBy(forms, ({ spoken }) => spoken.toLowerCase());
  return rows.flatMap(({ spoken, identifier, line }) => {
    for (const form of spokenForms(spoken)) {
      const owner = owners.get(form.toLowerCase())?.find((one) => one.identifier !== identifier);
      if (!owner) continue;
      const describe = () =>
        `"${form}" is taken by "${owner.identifier}": add a line with a different form for that term.`;
      return [{ line, describe }];
    }
    return [];
  });
}

function combine(contents: readonly Content[]) {
  // A file whose lines are all invalid replaces nothing.
  const read = contents.flatMap(({ file, rows, problems }) =>
    file && (rows.length > 0 || problems.length === 0) ? [{ file, rows }] : [],
  );
  const terms = read.flatMap(({ file, rows }) => rows.flatMap((row) => toMyTerms(row, file)));
  const groups = read.flatMap(({ file, rows }) => groupsCoveredBy(file, rows));
  return {
    terms: [...new Map(terms.map((one) => [`${one.group}:${one.identifier}`, one])).values()],
    groups: [...new Set(groups)],
  };
}

function toMyTerms({ spoken, identifier }: Row, file: VocabularyFile) {
  const groups: readonly GroupId[] =
    file.groupsOf.get(identifier) ?? (file.openGroup ? [file.openGroup] : []);
  // The word "to" used to be part of this form and still is in old files.
  const forms = spokenForms(spoken).map((form) =>
    identifier === 'pasteFromClipboard' ? form.replace(/ to$/, '') : form,
  );
  return groups.map((group) => ({ group, identifier, spoken: forms }));
}

function differs({ group, identifier, spoken }: MyTerm, vocabulary: Vocabulary) {
  const defaults = vocabulary[group].forms
    .filter((form) => form.identifier === identifier && form.off !== 'csv')
    .map((form) => form.spoken);
  return defaults.join('|') !== spoken.join('|');
}
