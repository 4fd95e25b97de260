import type { MarkedText } from '../engine/snippet.ts';

/** The title without a number of its own ("3. Delete a token"), which nobody could tell from the number that a result is chosen by. */
export function withoutOwnNumber({ text, marks }: MarkedText): MarkedText {
  const start = /^(?:\d+\.)*\d+[.)]\s+(?=\S)/.exec(text)?.[0].length ?? 0;
  return {
    text: text.slice(start),
    marks: marks.flatMap(([from, to]) =>
      to > start ? [[Math.max(0, from - start), to - start] as const] : [],
    ),
  };
}
