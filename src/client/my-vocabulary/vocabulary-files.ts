import { findNearest } from '#shared/text/nearest.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import { splitCsvRow, splitLines } from './csv.ts';
import type { Vocabulary, VocabularyGroup } from '#shared/voice/vocabulary.ts';

/**
 * A CSV file in the reader's `cursorless-settings` folder, or the spoken alphabet of their command
 * set.
 */
export interface VocabularyFile {
  /** Path in the settings folder, such as `experimental/wrapper_snippets.csv`. */
  readonly path: string;
  /** Other names that the file may have. */
  readonly aliases: readonly string[];
  /** Possible headers of the identifier column, the usual one first. */
  readonly valueColumns: readonly string[];
  /**
   * Groups of the known identifiers, keyed by identifier. A file may contain several groups: each
   * action, for example, is in one of eight.
   */
  readonly groupsOf: ReadonlyMap<string, readonly GroupId[]>;
  /** Group for identifiers that only the reader has; null if the file cannot have any. */
  readonly openGroup: GroupId | null;
}

/** Header of the identifier column in most files. */
const usualColumn = 'Cursorless identifier';

/**
 * Files to which readers may add their own identifiers, with the group and column header of those
 * identifiers.
 */
const openFiles: Readonly<Record<string, readonly [group: GroupId, column: string]>> = {
  'experimental/actions_custom.csv': ['custom_action', 'VSCode command'],
  'experimental/regex_scope_types.csv': ['custom_regex_scope_type', 'Regex'],
  'experimental/wrapper_snippets.csv': ['wrapper_snippet', usualColumn],
  'experimental/insertion_snippets.csv': ['insertion_snippet_no_phrase', usualColumn],
  'experimental/insertion_snippets_single_phrase.csv': [
    'insertion_snippet_single_phrase',
    usualColumn,
  ],
};

/**
 * Groups of letters, digits and symbols. They belong to the command set and may be in one file or
 * in three.
 */
const characterGroups: readonly GroupId[] = ['letter', 'digit', 'symbol'];

/**
 * Returns all files that can change a vocabulary. Plural groups are derived from their singulars
 * and have no file.
 */
export function vocabularyFiles(vocabulary: Vocabulary): VocabularyFile[] {
  const groups = Object.values(vocabulary).filter((group) => !group.id.endsWith('_plural'));
  const paths = new Set(groups.flatMap((group) => group.csv ?? []));
  const settings = [...paths].map((path) => {
    const [openGroup = null, column = usualColumn] = openFiles[path] ?? [];
    const groupsOf = groupsByIdentifier(groups.filter(({ csv }) => csv === path));
    return { path, aliases: [], valueColumns: [column], groupsOf, openGroup };
  });
  const characters = {
    path: 'letters.csv',
    aliases: ['letter.csv', 'alphabet.csv', 'digits.csv', 'symbols.csv', 'characters.csv'],
    valueColumns: ['Letter', 'Digit', 'Symbol', 'Character', usualColumn],
    groupsOf: groupsByIdentifier(characterGroups.map((group) => vocabulary[group])),
    openGroup: null,
  };
  return [...settings, characters];
}

function groupsByIdentifier(groups: readonly VocabularyGroup[]) {
  const groupsOf = new Map<string, readonly GroupId[]>();
  for (const { id, forms } of groups)
    for (const { identifier } of forms)
      groupsOf.set(identifier, [...(groupsOf.get(identifier) ?? []), id]);
  return groupsOf;
}

/**
 * Returns the groups whose terms a file replaces: all groups of this kind of file, or, for a file
 * of letters, digits and symbols, only the groups it contains.
 */
export function groupsCoveredBy(
  { groupsOf, openGroup }: VocabularyFile,
  rows: readonly { readonly identifier: string }[],
): readonly GroupId[] {
  const groups = [...groupsOf.values()].flat();
  if (!groups.some((group) => characterGroups.includes(group)))
    return openGroup ? [...groups, openGroup] : groups;
  return rows.flatMap(({ identifier }) => groupsOf.get(identifier) ?? []);
}

/**
 * Returns a path's file name in lower case, without the suffix of a copy: browsers number repeated
 * downloads (`actions (1).csv`), and file managers name copies (`actions - Copy.csv`, `actions copy
 * 2.csv`).
 */
function baseName(path: string) {
  return path
    .slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
    .toLowerCase()
    .replace(/(?: -)?(?: copy)?(?: ?\(\d+\)| \d+)?(?=\.csv$)/, '');
}

/**
 * Finds a file by name, in any folder, because readers and browsers provide only the last part of
 * the path.
 */
export function findVocabularyFile(
  files: readonly VocabularyFile[],
  name: string,
): VocabularyFile | undefined {
  return files.find(({ path, aliases }) =>
    [path, ...aliases].some((one) => baseName(one) === baseName(name)),
  );
}

/** Returns the file name that was probably meant; undefined if none is similar. */
export function nearestFileName(
  files: readonly VocabularyFile[],
  name: string,
): string | undefined {
  return findNearest(
    baseName(name),
    files.flatMap(({ path, aliases }) => [baseName(path), ...aliases]),
  );
}

/** Header of the column with spoken forms. */
const spokenColumn = 'Spoken form';

/** Returns the header that a file should have. */
export function headerOf({ valueColumns: [value = ''] }: VocabularyFile): string {
  return `${spokenColumn}, ${value}`;
}

/**
 * Returns the order of the columns if this line is a header, otherwise undefined. In spoken
 * alphabet files, the letter may come first.
 */
export function findHeader(cells: readonly string[], file: VocabularyFile) {
  const [first = '', second = '', ...more] = cells.map((cell) => cell.toLowerCase());
  const values = file.valueColumns.map((name) => name.toLowerCase());
  const spoken = spokenColumn.toLowerCase();
  if (more.length > 0) return undefined;
  if (first === spoken && values.includes(second)) return 'spoken first';
  return second === spoken && values.includes(first) ? 'spoken last' : undefined;
}

/**
 * Finds the file that unnamed text belongs to: the one that matches the most lines, by their
 * identifiers or by a header other than the usual one. Returns undefined if none matches.
 */
export function guessVocabularyFile(
  files: readonly VocabularyFile[],
  text: string,
): VocabularyFile | undefined {
  const rows = splitLines(text).flatMap((line) => [splitCsvRow(line) ?? []]);
  const scores = files.map((file) => {
    const own = rows.filter(
      (cells) =>
        file.groupsOf.has(cells[1] ?? '') ||
        (findHeader(cells, file) !== undefined && !cells.includes(usualColumn)),
    );
    return own.length;
  });
  const best = Math.max(...scores);
  return best > 0 ? files[scores.indexOf(best)] : undefined;
}
