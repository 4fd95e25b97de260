import { describe, expect, it } from 'vitest';
import { createLexicon } from '#shared/voice/grammar/lexicon.ts';
import { defaultLanguage, defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { applyMyVocabulary } from '#client/my-vocabulary/apply-my-vocabulary.ts';
import { readHats } from './read-hats.ts';

const lexicon = defaultLanguage.withAllHats;
const read = (text: string): readonly string[] =>
  readHats(text, lexicon).map(({ style, character }) =>
    [style.color, style.shape, character].filter((part) => part !== 'default').join(' '),
  );

describe('readHats', () => {
  it.each([
    ['air', ['a']],
    ['a', ['a']],
    ['blue air', ['blue a']],
    ['Blue air.', ['blue a']],
    ['blue a', ['blue a']],
    ['air bat', ['a', 'b']],
    ['fox bat', ['fox b']],
    ['green fox bat', ['green fox b']],
    ['red', ['r']],
    ['red red', ['red r']],
    ['seven', ['7']],
    ['7', ['7']],
  ])('parses “%s” as %j', (text, hats) => {
    expect(read(text)).toEqual(hats);
  });

  it.each(['', 'the', 'blue', 'open it', 'air and bat', 'airs'])('finds no hat in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('uses the reader’s alphabet instead', () => {
    const own = createLexicon(
      applyMyVocabulary(defaultVocabulary, [
        { group: 'letter', identifier: 'a', spoken: ['alpha'] },
      ]),
      defaultLanguage.grammar,
    );
    expect(readHats('blue alpha', own)).toHaveLength(1);
    expect(readHats('a', own)).toHaveLength(1);
    expect(readHats('air', own)).toEqual([]);
  });
});
