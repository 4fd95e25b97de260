/** Spoken form of every character without a name of its own. */
export const UNKNOWN_CHARACTER = '[unk]';

const named = /^[a-z0-9!-/:-@[-`{-~£]$/;

/**
 * Normalizes a character for the spoken alphabet: removes case and accents. Returns `[unk]` if it
 * has no name.
 */
export function saidCharacter(character: string): string {
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return named.test(plain) ? plain : UNKNOWN_CHARACTER;
}
