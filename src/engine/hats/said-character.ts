/** Stands for every character that has no name of its own. */
export const UNKNOWN_CHARACTER = '[unk]';

const named = /^[a-z0-9!-/:-@[-`{-~£]$/;

/** A character as the spoken alphabet knows it: without case and accents; `[unk]` when it has no name. */
export function saidCharacter(character: string): string {
  const plain = character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return named.test(plain) ? plain : UNKNOWN_CHARACTER;
}
