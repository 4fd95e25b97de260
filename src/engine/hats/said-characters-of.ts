import { saidCharacter } from './said-character.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters that have a name. */
const isPlain = /^[!-~]*$/;

/** Returns the characters that can name a token, in order, without duplicates. */
export function saidCharactersOf(token: string): string[] {
  if (isPlain.test(token)) return [...new Set(token.toLowerCase())];
  const segments = [...segmenter.segment(token)].map(({ segment }) => segment);
  return [...new Set(segments.map(saidCharacter))];
}
