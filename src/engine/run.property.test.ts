import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language.ts';
import { parsePhrase } from '#shared/voice/parse-phrase.ts';
import { hatKey } from './hats/hat-styles.ts';
import { saidCharactersOf } from './hats/said-characters-of.ts';
import { run } from './run.ts';
import { createState } from './state/create-state.ts';
import type { EngineState } from './model/engine-state.ts';
import { setSelections, setText } from './state/set-text.ts';
import { suggest } from './suggest.ts';
import { createDocument, textOf, toPosition, toRange } from './text/document.ts';

const pieces = [
  'air',
  'batCap',
  'one_two',
  'Über',
  '(',
  ')',
  '[a, b]',
  '{',
  '}',
  '"',
  "'x'",
  ', ',
  ' ',
  '    ',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '.',
  '->',
  '1.5',
  '😀',
  'é',
  'https://a.org/b',
  '\\"',
  '<b>',
  '//',
];
const texts = fc
  .array(fc.constantFrom(...pieces), { maxLength: 30 })
  .map((parts) => parts.join(''));

const states = fc
  .record({
    text: texts,
    languageId: fc.constantFrom('plaintext', 'typescript', 'python', 'scss'),
    places: fc.array(fc.tuple(fc.nat(120), fc.nat(120)), { minLength: 1, maxLength: 3 }),
    clipboard: fc.option(texts, { nil: undefined }),
  })
  .map(({ text, languageId, places, clipboard }) => {
    const document = createDocument(text, languageId);
    const selections = places.map(([anchor, active]) => ({
      anchor: toPosition(document, Math.min(anchor, text.length)),
      active: toPosition(document, Math.min(active, text.length)),
    }));
    return createState({
      text,
      languageId,
      selections,
      ...(clipboard !== undefined && { clipboard }),
    });
  });

/** A walk through what can be said; the walk ends where a command does. */
const phrases = fc
  .array(fc.nat(), { minLength: 2, maxLength: 9 })
  .map((choices) => {
    let phrase = '';
    for (const choice of choices) {
      const found = suggest(phrase ? `${phrase} ` : '');
      phrase = found[choice % Math.max(found.length, 1)]?.phrase ?? phrase;
    }
    return phrase;
  })
  .filter((phrase) => parsePhrase(phrase, defaultLanguage.sayable).ok);

/** Commands that do something in most texts. */
const usual = fc.constantFrom(
  'take air',
  'chuck every token line',
  'change inside',
  'bring air to after bat',
  'move token to end of line',
  'swap line with next line',
  'chuck block and air',
  'clone',
  'pour this',
  'drink this and air',
  'puff this',
  'copy file',
  'paste after this',
  'carve first two words token',
  'round wrap every token',
  'box repack this',
  'comment every line file',
  'indent this',
  'dedent every line file',
  'sort every line file',
  'shuffle every token line',
  'reverse every char token',
  'format snake at every token line',
  'chuck that',
  'bring source to that',
  'take this past air',
  'post this slice file',
  'take every item',
  'chuck short paint',
  'chuck trailing token',
);

function freezeAll<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freezeAll);
  }
  return value;
}

function expectSound(state: EngineState): void {
  const document = createDocument(state.text, state.languageId);
  const keys = state.hats.map(({ hat, character }) => hatKey(hat, character));
  expect(new Set(keys).size).toBe(keys.length);
  for (const { character, range } of state.hats)
    expect(saidCharactersOf(textOf(document, toRange(document, range)))).toContain(character);
  expect(state.selections.length).toBeGreaterThan(0);
  for (const place of state.selections.flatMap(({ anchor, active }) => [anchor, active])) {
    const line = document.lines[place.line];
    expect(line).toBeDefined();
    expect(place.character).toBeLessThanOrEqual((line?.end ?? 0) - (line?.start ?? 0));
  }
}

describe('run', () => {
  it.each([
    ['usual', usual],
    ['any', phrases],
  ])(
    'never throws, never changes its input and leaves a sound state (%s commands)',
    (_name, said) =>
      fc.assert(
        fc.property(states, fc.array(said, { minLength: 1, maxLength: 3 }), (start, commands) => {
          let state = freezeAll(start);
          for (const phrase of commands) {
            const before = JSON.stringify(state);
            const result = run(state, phrase);
            expect(JSON.stringify(state)).toBe(before);
            if (!result.ok) {
              expect(result.message).toMatch(/\.$/);
              continue;
            }
            state = freezeAll(result.state);
            expectSound(state);
            expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          }
        }),
        { numRuns: 300 },
      ),
  );

  it('goes by the hats that were there when the phrase was said', () =>
    fc.assert(
      fc.property(states, fc.constantFrom('air', 'bat', 'odd', 'comma'), (state, word) => {
        const alone = run(state, `take ${word}`);
        const later = run(state, `post file take ${word}`);
        expect(later.ok).toBe(alone.ok);
        if (alone.ok && later.ok) expect(later.state.selections).toEqual(alone.state.selections);
      }),
    ));

  it('changes nothing when the last command of a phrase fails', () =>
    fc.assert(
      fc.property(states, usual, (state, phrase) => {
        const before = JSON.stringify(state);
        expect(run(state, `${phrase} take zip`).ok).toBe(false);
        expect(JSON.stringify(state)).toBe(before);
      }),
    ));
});

describe('edits by hand', () => {
  it('leave a sound state, and hats of tokens that stay', () =>
    fc.assert(
      fc.property(states, texts, fc.nat(), (state, added, place) => {
        const at = place % (state.text.length + 1);
        const text = state.text.slice(0, at) + added + state.text.slice(at);
        expectSound(setText(freezeAll(state), text));
        expectSound(
          setSelections(state, [
            { anchor: { line: 0, character: 0 }, active: { line: 0, character: 0 } },
          ]),
        );
      }),
    ));

  it('keep hats still when a line is added at the end of the text', () =>
    fc.assert(
      fc.property(states, (state) => {
        const after = setText(state, `${state.text}\n`);
        expect(after.hats).toEqual(state.hats);
      }),
    ));
});
