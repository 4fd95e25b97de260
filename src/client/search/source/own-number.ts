import type { MarkedText } from '../engine/snippet.ts';

/**
 * Removes a title's own number ("3. Delete a token"), which readers would mistake for the number
 * that selects the result.
 */
export function withoutOwnNumber({ text, marks }: MarkedText): MarkedText {
  const start = /^(?:\d+\.)*\d+[.)]\s+(?=\S)/.exec(text)?.[0].length ?? 0;
  return {
    text: text.slice(start),
    marks: marks.flatMap(([from, to]) =>
      to > start ? [[Math.max(0, from - start), to - start] as const] : [],
    ),
  };
}
