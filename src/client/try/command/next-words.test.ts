import { expect, it } from 'vitest';
import { createState } from '#engine/state/create-state.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { samples } from '#client/try/sandbox/samples.ts';
import { nextWords, pickWords } from './next-words.ts';

it('suggests visible hats, and only other words that were taught or quoted', () => {
  const state = createState({ text: 'area', languageId: 'plaintext' });
  const options = { language: defaultLanguage, taught: ['take line air', 'pre', 'tail'] };
  const words = (phrase: string) => nextWords(phrase, state, options).map(({ spoken }) => spoken);
  expect(words('')).toEqual(['take', 'pre']);
  expect(words('take ').toSorted()).toEqual(['air', 'line', 'tail']);
});

it('suggests words by use: after an action, colors, and the scopes that are said most', () => {
  const text = samples[0]?.text ?? '';
  const state = createState({ text, languageId: 'typescript' });
  const words = (phrase: string, kind: string) =>
    pickWords(nextWords(phrase, state, { language: defaultLanguage }))
      .filter((word) => word.kind === kind)
      .map(({ spoken }) => spoken);
  expect(words('', 'action').slice(0, 3)).toEqual(['take', 'chuck', 'bring']);
  for (const action of [
    'take',
    'chuck',
    'bring',
    'change',
    'move',
    'comment',
    'clone',
    'round wrap',
  ]) {
    expect(words(`${action} `, 'mark').slice(0, 3), action).toEqual(['blue', 'green', 'red']);
    const scopes = words(`${action} `, 'modifier').slice(0, 5);
    expect(scopes, action).toEqual(['line', 'funk', 'arg', 'item', 'token']);
  }
  expect(words('bring cap ', 'other').slice(0, 2)).toEqual(['to', 'and']);
  expect(words('swap cap ', 'other').slice(0, 2)).toEqual(['with', 'and']);
  expect(words('take cap ', 'other').slice(0, 2)).toEqual(['and', 'past']);
});
