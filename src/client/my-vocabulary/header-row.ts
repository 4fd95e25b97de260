import type { VocabularyFile } from './vocabulary-files.ts';

/** Header of the column with spoken forms. */
const spokenColumn = 'Spoken form';

/** Order of the columns. Files of the spoken alphabet have the letter first. */
export type Columns = 'spoken first' | 'spoken last';

/** Returns the header that a file should have. */
export function headerOf({ valueColumns: [value = ''] }: VocabularyFile): string {
  return `${spokenColumn}, ${value}`;
}

/** Returns the order of the columns if this line is a header, otherwise undefined. */
export function findHeader(cells: readonly string[], file: VocabularyFile): Columns | undefined {
  const [first = '', second = '', ...more] = cells.map((cell) => cell.toLowerCase());
  const values = file.valueColumns.map((name) => name.toLowerCase());
  const spoken = spokenColumn.toLowerCase();
  if (more.length > 0) return undefined;
  if (first === spoken && values.includes(second)) return 'spoken first';
  return second === spoken && values.includes(first) ? 'spoken last' : undefined;
}
