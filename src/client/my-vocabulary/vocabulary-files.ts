import { findNearest } from '#shared/text/nearest.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import { splitCsvRow, splitLines } from './csv-row.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';

/** One CSV file of the reader's `cursorless-settings` folder. */
export interface VocabularyFile {
  /** Path below the folder: `experimental/wrapper_snippets.csv`. */
  readonly path: string;
  /** Header of the second column. */
  readonly valueColumn: string;
  /** Groups that an identifier in the file may belong to; an action, for example, is in one of eight. */
  readonly groupsOf: ReadonlyMap<string, readonly GroupId[]>;
  /** Group of identifiers that only the reader knows; null if there are none. */
  readonly openGroup: GroupId | null;
}

/** Files to which readers add their own identifiers. */
const openFiles: Readonly<Record<string, GroupId>> = {
  'experimental/actions_custom.csv': 'custom_action',
  'experimental/regex_scope_types.csv': 'custom_regex_scope_type',
  'experimental/wrapper_snippets.csv': 'wrapper_snippet',
  'experimental/insertion_snippets.csv': 'insertion_snippet_no_phrase',
  'experimental/insertion_snippets_single_phrase.csv': 'insertion_snippet_single_phrase',
};

const valueColumns: Readonly<Record<string, string>> = {
  'experimental/actions_custom.csv': 'VSCode command',
  'experimental/regex_scope_types.csv': 'Regex',
};

/** Header of the first column. */
export const spokenColumn = 'Spoken form';

/** All files that change a vocabulary. Derived groups follow from their singulars and have no file. */
export function vocabularyFiles(vocabulary: Vocabulary): VocabularyFile[] {
  const groups = Object.values(vocabulary).filter((group) => !group.id.endsWith('_plural'));
  const paths = new Set(groups.flatMap((group) => group.csv ?? []));
  return [...paths].map((path) => {
    const groupsOf = new Map<string, GroupId[]>();
    for (const group of groups.filter(({ csv }) => csv === path)) {
      for (const { identifier } of group.forms)
        groupsOf.set(identifier, [...(groupsOf.get(identifier) ?? []), group.id]);
    }
    return {
      path,
      valueColumn: valueColumns[path] ?? 'Cursorless identifier',
      groupsOf,
      openGroup: openFiles[path] ?? null,
    };
  });
}

/** The name alone; browsers count copies of a file that they download again: `actions (1).csv`. */
function baseName(path: string): string {
  return path
    .slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
    .toLowerCase()
    .replace(/ ?\(\d+\)(?=\.csv$)/, '');
}

/** Finds a file by name, in any folder; readers and browsers only give the last part. */
export function findVocabularyFile(
  files: readonly VocabularyFile[],
  name: string,
): VocabularyFile | undefined {
  return files.find((file) => baseName(file.path) === baseName(name));
}

/** The file name that was probably meant. */
export function nearestFileName(
  files: readonly VocabularyFile[],
  name: string,
): string | undefined {
  return findNearest(
    baseName(name),
    files.map((file) => baseName(file.path)),
  );
}

/** For text without a file name: the file that knows most of its identifiers. */
export function guessVocabularyFile(
  files: readonly VocabularyFile[],
  text: string,
): VocabularyFile | undefined {
  const values = splitLines(text).flatMap((line) => splitCsvRow(line)?.[1] ?? []);
  const scores = files.map(
    (file) =>
      values.filter((value) => file.groupsOf.has(value) || value === valueColumns[file.path])
        .length,
  );
  const best = Math.max(...scores);
  return best > 0 ? files[scores.indexOf(best)] : undefined;
}
