/** Spoken form of any character without its own name. */
export const UNKNOWN_CHARACTER = '[unk]';

const named = /^[a-z0-9!-/:-@[-`{-~£]$/;

/** Returns a character as the spoken alphabet knows it: without case or accents; `[unk]` when it has no name. */
export function saidCharacter(character: string): string {
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return named.test(plain) ? plain : UNKNOWN_CHARACTER;
}
