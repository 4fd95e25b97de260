/** Available width, in multiples of the font size, and maximum number of lines. */
export interface Room {
  readonly width: number;
  readonly lines: number;
}

/** Wraps text between words; if it does not fit, the rest is replaced with "…". */
export function wrapWords(
  text: string,
  { width, lines }: Room,
  measure: (text: string) => number,
): readonly string[] {
  const wrapped: string[] = [];
  for (const [word] of text.matchAll(/\S+/g)) {
    const last = wrapped.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) > width) wrapped.push(word);
    else wrapped[Math.max(0, wrapped.length - 1)] = longer;
  }
  if (wrapped.length > lines) wrapped.splice(lines - 1, Infinity, `${wrapped[lines - 1]}…`);
  return wrapped.map((line) => cutWord(line, width, measure));
}

/** Truncates a word that is longer than a line. */
function cutWord(line: string, width: number, measure: (text: string) => number): string {
  const characters = [...line];
  while (measure(characters.join('')) > width) characters.pop();
  return characters.length < [...line].length ? `${characters.join('')}…` : line;
}

/**
 * Estimates the width of text in the proportional typeface, in multiples of the font size. Errs on
 * the wide side.
 */
export function textWidth(text: string): number {
  const widths = [...text].map((character) => {
    if (/[\sfijlrt.,:;'’!|()[\]]/.test(character)) return 0.36;
    if (/[mwMW@%—…]/.test(character)) return 0.9;
    return /\p{Lu}/u.test(character) ? 0.71 : 0.6;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * Returns the width of text in the code typeface, in multiples of the font size. All characters
 * have the same width.
 */
export function codeWidth(text: string): number {
  return [...text].length * 0.6;
}
