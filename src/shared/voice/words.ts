/** One word of a phrase with its position (character offsets, end exclusive). */
export interface Word {
  /** Converted to lowercase. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Splits a phrase at whitespace. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
