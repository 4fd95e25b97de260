/** Cuts one line of a CSV file into trimmed cells. A cell may stand in double quotes, with `""` for a quote; null when a quote is not closed. */
export function splitCsvRow(line: string): string[] | null {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*(,|$)/.exec(rest);
    const plain = /^\s*([^",][^,]*|)(,|$)/.exec(rest);
    const match = quoted ?? plain;
    if (!match) return null;
    cells.push((match[1] ?? '').replaceAll('""', '"').trim());
    if (match[2] === '') return cells;
    rest = rest.slice(match[0].length);
  }
}

/** The lines of a file, without a byte order mark and whatever their line endings. */
export function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
}
