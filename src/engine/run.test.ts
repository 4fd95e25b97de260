import { expect, test } from 'vitest';
import { createTranslator } from '#shared/i18n/translator.ts';
import { createState } from './state/create-state.ts';
import { run } from '#engine/testing/in-cursorless.ts';

const state = createState({ text: 'air bat cap', languageId: 'plaintext' });

test('selects the token that wears the hat', () => {
  const result = run(state, 'take bat');
  expect(result).toMatchObject({
    ok: true,
    state: {
      selections: [{ anchor: { line: 0, character: 4 }, active: { line: 0, character: 7 } }],
    },
  });
});

test('says which word was not understood and what could be said there', () => {
  const result = run(state, 'take blorp');
  expect(result).toMatchObject({
    ok: false,
    at: { start: 5, end: 10 },
    expected: expect.arrayContaining(['a target']),
  });
});

test('says in the words of the explanation what only an editor or Talon can do', () => {
  const effectsOf = (phrase: string): unknown => {
    const result = run(state, phrase);
    return result.ok && result.effects.join(' ');
  };
  expect(effectsOf('center bat')).toBe('An editor would scroll until “bat” is in the middle.');
  expect(effectsOf('fold bat')).toBe('An editor would fold “bat”.');
  expect(effectsOf('phones cap')).toBe('Talon would replace “cap” with its next homophone.');
  expect(effectsOf('help cursorless')).toBe('Talon would open the documentation.');
});

test('says why a phrase failed in the language of the page', () => {
  const catalogue = {
    'engine.noHat': 'Kein {hat} über „{character}“.',
    'expected.target': 'ein Ziel',
    'phrase.expected': '{problem}. Möglich: {choices}',
    'phrase.unknown': '„{word}“ ist kein Wort',
  };
  const translator = createTranslator(catalogue, 'de');
  expect(run(state, 'take zip', { translator })).toMatchObject({
    message: 'Kein gray hat über „z“.',
  });
  expect(run(state, 'take blorp', { translator })).toMatchObject({
    message: expect.stringMatching(/^„blorp“ ist kein Wort. Möglich: ein Ziel oder/),
  });
});

test('refuses a hat that nothing wears', () => {
  expect(run(state, 'take zip')).toMatchObject({
    ok: false,
    message: 'No token wears a gray hat over “z”.',
  });
  expect(run(state, 'take blue bat')).toMatchObject({
    message: 'No token wears a blue hat over “b”, only a gray hat.',
  });
});

test('says which words a refusal is about', () => {
  expect(run(state, 'take bat chuck zip')).toMatchObject({ at: { start: 15, end: 18 } });
  expect(run(state, 'take every funk')).toMatchObject({
    needs: 'syntax',
    at: { start: 11, end: 15 },
  });
  expect(run(state, 'take next file')).toMatchObject({ at: { start: 10, end: 14 } });
});

test('uses the hats that were visible when the phrase was spoken, wherever its first command moves the cursor', () => {
  const many = createState({ text: 'a\n'.repeat(20), languageId: 'plaintext' });
  const alone = run(many, 'take air');
  const later = run(many, 'post file take air');
  expect(alone).toMatchObject({ ok: true, state: { selections: [{ anchor: { line: 0 } }] } });
  expect(later.ok && later.state.selections).toEqual(alone.ok && alone.state.selections);
});

test.each([
  ['hello world', 6, 'bring harp take whale', 'hello helloworld', [6, 16]],
  ['foo bar', 0, 'bring bat chuck fine', 'bar', [0, 0]],
  ['a.b', 2, 'bring dot take bat', 'a..b', [3, 4]],
])(
  'in “%s” with the cursor at %i, the hats of “%s” extend to text inserted next to their tokens',
  (text, character, phrase, after, [start, end]) => {
    const cursor = { line: 0, character };
    const selections = [{ anchor: cursor, active: cursor }];
    const result = run(createState({ text, languageId: 'plaintext', selections }), phrase);
    expect(result.ok && result.state.text).toBe(after);
    expect(result.ok && result.state.selections).toEqual([
      { anchor: { line: 0, character: start }, active: { line: 0, character: end } },
    ]);
  },
);
