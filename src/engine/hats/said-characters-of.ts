import { saidCharacter } from './said-character.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isPlain = /^[ -~]*$/;

/** The characters of a token under which it can be named, each once, in order. */
export function saidCharactersOf(token: string): string[] {
  const characters = isPlain.test(token)
    ? [...token]
    : [...segmenter.segment(token)].map(({ segment }) => segment);
  return [...new Set(characters.map(saidCharacter))];
}
