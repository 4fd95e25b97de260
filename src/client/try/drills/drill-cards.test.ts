import { describe, expect, it } from 'vitest';
import { applyMyVocabulary } from '#client/my-vocabulary/apply-my-vocabulary.ts';
import { hatColors, hatShapes } from '#shared/hats.ts';
import { defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { drillCards, type WordCard } from './drill-cards.ts';
import { isRight } from './word-question.tsx';

const steps = ['take-air', 'chuck-bat'];
const done = { steps, phrases: ['take air', 'chuck bat'], isFinished: false };
const cards = drillCards(defaultVocabulary, { ...done, isFinished: true });
const words = cards.filter((card): card is WordCard => card.kind !== 'phrase');
const subjects = (kind: WordCard['kind']): readonly string[] =>
  words.flatMap((card) => (card.kind === kind ? [card.subject] : [])).sort();

describe('the cards of the drills', () => {
  const kindsAfter = (...phrases: readonly string[]): ReadonlySet<string> =>
    new Set(drillCards(defaultVocabulary, { ...done, phrases }).map(({ kind }) => kind));

  it('ask for no color and no shape before a completed step had one', () => {
    expect(kindsAfter('take air')).toEqual(new Set(['letter', 'phrase']));
    expect(kindsAfter('take air', 'take blue air')).toEqual(new Set(['letter', 'color', 'phrase']));
    expect(kindsAfter('take fox air')).toEqual(new Set(['letter', 'shape', 'phrase']));
  });

  it('know which words a completed step had', () => {
    const taught = drillCards(defaultVocabulary, { ...done, phrases: ['take blue air'] }).filter(
      (card) => card.kind !== 'phrase' && card.isTaught,
    );
    expect(taught.map(({ id }) => id)).toEqual(['letter:a', 'color:blue']);
  });

  it('are, after the course, all letters, all hats that have a word, and its phrases', () => {
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
    const [first] = drillCards(applyMyVocabulary(defaultVocabulary, mine), done).filter(
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
