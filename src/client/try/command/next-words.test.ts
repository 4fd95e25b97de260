import { expect, it } from 'vitest';
import { createState } from '#engine/state/create-state.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { nextWords } from './next-words.ts';

it('suggests visible hats, and only other words that were taught or quoted', () => {
  const state = createState({ text: 'area', languageId: 'plaintext' });
  const options = { language: defaultLanguage, taught: ['take line air', 'pre', 'tail'] };
  const words = (phrase: string) => nextWords(phrase, state, options).map(({ spoken }) => spoken);
  expect(words('')).toEqual(['take', 'pre']);
  expect(words('take ').toSorted()).toEqual(['air', 'line', 'tail']);
});
