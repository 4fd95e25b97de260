import { describe, expect, it } from 'vitest';
import { applyMyVocabulary } from '#client/my-vocabulary/apply-my-vocabulary.ts';
import { hatColors, hatShapes } from '#shared/hats.ts';
import { defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { drillCards, type WordCard } from './drill-cards.ts';
import { isRight } from './is-right.ts';

const cards = drillCards(defaultVocabulary, ['take-air', 'chuck-bat']);
const words = cards.filter((card): card is WordCard => card.kind !== 'phrase');
const subjects = (kind: WordCard['kind']): readonly string[] =>
  words.flatMap((card) => (card.kind === kind ? [card.subject] : [])).sort();

describe('the cards of the drills', () => {
  it('are all letters, all hats that have a word, and the phrases of completed steps', () => {
    expect(subjects('letter').join('')).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(subjects('color')).toEqual(named(hatColors));
    expect(subjects('shape')).toEqual(named(hatShapes));
    expect(cards.flatMap((card) => (card.kind === 'phrase' ? [card.step] : []))).toEqual([
      'take-air',
      'chuck-bat',
    ]);
  });

  it('alternate between kinds, each appearing once', () => {
    expect(cards.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'letter',
      'color',
      'shape',
      'phrase',
    ]);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  it("ask for the reader's own words", () => {
    const mine = [{ group: 'letter', identifier: 'a', spoken: ['alpha', 'able'] }] as const;
    const [first] = drillCards(applyMyVocabulary(defaultVocabulary, mine), []).filter(
      ({ id }) => id === 'letter:a',
    );
    expect(first).toMatchObject({ answers: ['alpha', 'able'] });
  });
});

it.each([
  ['air', true],
  ['Air.', true],
  [' AIR ', true],
  ['heir', true],
  ['a', false],
  ['bat', false],
  ['', false],
])('the answer %j to "air" is judged right: %s', (text, expected) => {
  expect(isRight(text, ['air'])).toBe(expected);
});

/** Returns the ids of the hats that have a word. */
function named(hats: readonly { readonly id: string }[]): string[] {
  return hats.flatMap(({ id }) => (id === 'default' ? [] : [id])).sort();
}
