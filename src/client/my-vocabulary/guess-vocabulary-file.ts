import { splitCsvRow, splitLines } from './csv-row.ts';
import { findHeader } from './header-row.ts';
import { usualColumn, type VocabularyFile } from './vocabulary-files.ts';

/**
 * Finds the file that a text without a name belongs to: the one that contains most of its
 * identifiers, or has its header.
 */
export function guessVocabularyFile(
  files: readonly VocabularyFile[],
  text: string,
): VocabularyFile | undefined {
  const rows = splitLines(text).flatMap((line) => [splitCsvRow(line) ?? []]);
  const scores = files.map((file) => rows.filter((cells) => isOf(file, cells)).length);
  const best = Math.max(...scores);
  return best > 0 ? files[scores.indexOf(best)] : undefined;
}

function isOf(file: VocabularyFile, cells: readonly string[]): boolean {
  if (file.groupsOf.has(cells[1] ?? '')) return true;
  return findHeader(cells, file) !== undefined && !cells.includes(usualColumn);
}
