/**
 * Splits a CSV line into trimmed cells. In a cell that is enclosed in double quotes, `""` is an
 * escaped quote. Returns null if a cell of several characters starts with a quote but is not
 * enclosed in quotes.
 */
export function splitCsvRow(line: string): string[] | null {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*(,|$)/.exec(rest);
    const plain = /^\s*([^",][^,]*|"|)(,|$)/.exec(rest);
    const match = quoted ?? plain;
    if (!match) return null;
    const [, cell = ''] = match;
    cells.push((quoted ? cell.replaceAll('""', '"') : cell).trim());
    if (match[2] === '') return cells;
    rest = rest.slice(match[0].length);
  }
}

/** Splits a file into lines, whatever its line endings, and drops the byte order mark. */
export function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

/** Whether a line is blank or a comment. */
export function isIgnored(line: string): boolean {
  return /^\s*(?:#|$)/.test(line);
}

/** Returns a cell's spoken forms; none if it starts with `-`. */
export function spokenForms(cell: string): string[] {
  if (cell.startsWith('-')) return [];
  return cell
    .split('|')
    .map((form) => form.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}
