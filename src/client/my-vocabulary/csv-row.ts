/**
 * Splits a CSV line into trimmed cells. A cell may be in double quotes, with `""` for a quote; a
 * quote elsewhere is literal. Returns null if a quote is not closed.
 */
export function splitCsvRow(line: string): string[] | null {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*(,|$)/.exec(rest);
    const plain = /^\s*([^",][^,]*|"|)(,|$)/.exec(rest);
    const match = quoted ?? plain;
    if (!match) return null;
    cells.push((match[1] ?? '').replaceAll('""', '"').trim());
    if (match[2] === '') return cells;
    rest = rest.slice(match[0].length);
  }
}

/** Splits a file with any line endings into lines, without a byte order mark. */
export function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}

/** Whether a line has no content: it is blank or a comment. */
export function isIgnored(line: string): boolean {
  return /^\s*(?:#|$)/.test(line);
}
