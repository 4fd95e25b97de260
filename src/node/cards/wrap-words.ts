/** Room for a text: how wide it may get, and on how many lines. */
export interface Room {
  readonly width: number;
  readonly lines: number;
}

/** Breaks a text into lines between words; what does not fit into the room is left out and marked with "…". */
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
  const fitting = wrapped.slice(0, lines).map((line) => cutWord(line, width, measure));
  return wrapped.length > lines ? fitting.with(-1, `${fitting.at(-1)}…`) : fitting;
}

/** A single word may be longer than a line. */
function cutWord(line: string, width: number, measure: (text: string) => number): string {
  const characters = [...line];
  while (measure(characters.join('')) > width) characters.pop();
  return characters.length < [...line].length ? `${characters.join('')}…` : line;
}

/** Estimated width of a text in the proportional typeface, in units of its size; rather too wide than too narrow. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (/[\sfijlrt.,:;'’!|()[\]]/.test(character)) return 0.36;
  if (/[mwMW@%—…]/.test(character)) return 0.9;
  return /\p{Lu}/u.test(character) ? 0.71 : 0.6;
}

/** Width of a text in the typeface of code, in units of its size: each character is as wide. */
export function codeWidth(text: string): number {
  return [...text].length * 0.6;
}
