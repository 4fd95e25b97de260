/** The editors' default indentation unit, for texts without indentation. */
const usual = '    ';

/**
 * Detects the indentation unit of a text: a tab if more lines begin with tabs, otherwise the most
 * common step between lines.
 */
export function indentationOf(text: string): string {
  const indents = text
    .split(/\r\n|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => /^[\t ]*/.exec(line)?.[0] ?? '');
  const tabs = indents.filter((indent) => indent.startsWith('\t')).length;
  const spaces = indents.filter((indent) => indent.startsWith('  ')).length;
  if (tabs > spaces) return '\t';
  return ' '.repeat(commonestStep(indents.map(({ length }) => length)));
}

/** Ignores steps of one, which are aligned comments; in a tie, the smaller step wins. */
function commonestStep(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  widths.forEach((width, index) => {
    const step = Math.abs(width - (widths[index - 1] ?? 0));
    if (step > 1 && step <= 8) counts.set(step, (counts.get(step) ?? 0) + 1);
  });
  const ranked = [...counts].sort(([one, many], [other, more]) => more - many || one - other);
  return ranked[0]?.[0] ?? usual.length;
}
