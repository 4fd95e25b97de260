import type { Range } from '#shared/text/range.ts';

const runs = /[\p{L}\p{M}\p{N}]+/gu;
const humps = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

/**
 * Splits an identifier into words: at its separators, or else at case changes and numbers. Offsets
 * are relative to the identifier.
 */
export function splitIdentifier(identifier: string): Range[] {
  const parts = find(identifier, runs);
  return parts.length > 1 ? parts : find(identifier, humps);
}

function find(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}
