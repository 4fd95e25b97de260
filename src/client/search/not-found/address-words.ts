import { safeDecode } from '#shared/paths/base-path.ts';

/** Shorter segments say nothing about which page was meant. */
const minWordLength = 3;

/**
 * Returns an address's segments as words, without file extensions such as `.html`. Leaves out short
 * segments unless there are no others.
 */
export function addressWords(path: string): readonly string[] {
  const words = safeDecode(path).split('/').map(toWords).filter(Boolean);
  const meaningful = words.filter((word) => word.length >= minWordLength);
  return meaningful.length > 0 ? meaningful : words;
}

function toWords(segment: string) {
  return segment
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
