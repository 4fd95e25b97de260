import { saidCharacter } from './said-character.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Each of these has a name. */
const isPlain = /^[!-~]*$/;

/** The characters of a token under which it can be named, each once, in order. */
export function saidCharactersOf(token: string): string[] {
  if (isPlain.test(token)) return [...new Set(token.toLowerCase())];
  const segments = [...segmenter.segment(token)].map(({ segment }) => segment);
  return [...new Set(segments.map(saidCharacter))];
}
