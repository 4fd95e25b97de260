/** Stands for every character without a spoken name. */
export const UNKNOWN_CHARACTER = '[unk]';

const named = /^[a-z0-9!-/:-@[-`{-~£]$/;

/**
 * Normalizes a character for the spoken alphabet: lowercases it and removes accents. Returns
 * `[unk]` if it has no name.
 */
export function saidCharacter(character: string): string {
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return named.test(plain) ? plain : UNKNOWN_CHARACTER;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Matches text in which every character has a name. */
const isPlain = /^[!-~]*$/;

/** Returns the characters that can name a token, in order, without duplicates. */
export function saidCharactersOf(token: string): string[] {
  if (isPlain.test(token)) return [...new Set(token.toLowerCase())];
  const segments = [...segmenter.segment(token)].map(({ segment }) => segment);
  return [...new Set(segments.map(saidCharacter))];
}
