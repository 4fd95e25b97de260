/** The editors' default indentation unit, for text without indentation. */
const usual = '    ';

/**
 * Detects a text's indentation unit: a tab if more lines begin with a tab than with two spaces,
 * otherwise the most common step between lines.
 */
export function indentationOf(text: string): string {
  const indents = text
    .split(/\r\n|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => /^[\t ]*/.exec(line)?.[0] ?? '');
  const tabs = indents.filter((indent) => indent.startsWith('\t')).length;
  const spaces = indents.filter((indent) => indent.startsWith('  ')).length;
  if (tabs > spaces) return '\t';
  return ' '.repeat(mostCommonStep(indents));
}

/** Steps in the order in which VS Code tries them: if two are equally common, the first wins. */
const steps = [2, 4, 6, 8, 3, 5, 7];

/** Returns the most common step; a step of 2 wins over 4 if it is at least half as common. */
function mostCommonStep(indents: readonly string[]) {
  const found = indents.map((indent, index) => stepBetween(indents[index - 1] ?? '', indent));
  const count = (step: number) => found.filter((one) => one === step).length;
  const best = steps.reduce((one, other) => (count(other) > count(one) ? other : one));
  if (count(best) === 0) return usual.length;
  return best === 4 && count(2) > 0 && count(2) >= count(4) / 2 ? 2 : best;
}

/**
 * Returns by how many spaces two indentations differ; if one of them has tabs, the number of spaces
 * per tab.
 */
function stepBetween(one: string, other: string) {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const rest = [one.slice(same), other.slice(same)];
  if (rest.some((indent) => indent.includes(' ') && indent.includes('\t'))) return 0;
  const differenceIn = (character: string) =>
    Math.abs((rest[0] ?? '').split(character).length - (rest[1] ?? '').split(character).length);
  const [tabs, spaces] = [differenceIn('\t'), differenceIn(' ')];
  return spaces / Math.max(1, tabs);
}
