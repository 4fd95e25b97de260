import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { cases } from '#shared/testing/cases.ts';
import { hatKey } from './hats/hat-styles.ts';
import { saidCharactersOf } from './hats/said-character.ts';
import type { EngineState } from './model/engine-state.ts';
import { refreshHats } from './hats/allocate-hats.ts';
import { setText } from './state/set-text.ts';
import { freezeAll, states, texts, usualCommands } from './testing/random-states.ts';
import { createDocument, textOf } from './text/document.ts';
import { findTokens } from './text/find-tokens.ts';
import { toRange } from '#shared/text/text-lines.ts';
import { run, suggest } from '#engine/testing/in-cursorless.ts';

const isCommand = (phrase: string): boolean => parsePhrase(phrase, defaultLanguage.sayable).ok;

/** A random walk through the grammar, up to the end of its last whole command. */
const phrases = fc
  .array(fc.nat(), { minLength: 2, maxLength: 9 })
  .map((choices) => {
    const walk: string[] = [];
    for (const choice of choices) {
      const said = walk.at(-1);
      const found = suggest(said ? `${said} ` : '');
      const next = found[choice % Math.max(found.length, 1)];
      if (!next) break;
      walk.push(next.phrase);
    }
    return walk.findLast(isCommand);
  })
  .filter((phrase) => phrase !== undefined);

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
    ['usual', usualCommands],
    ['any', phrases],
  ])(
    'never throws, never changes its input and leaves a valid state (%s commands)',
    (_name, said) =>
      fc.assert(
        fc.property(states, fc.array(said, { minLength: 1, maxLength: 3 }), (start, commands) => {
          let state = freezeAll(start);
          for (const phrase of commands) {
            const before = JSON.stringify(state);
            const result = run(state, phrase);
            expect(JSON.stringify(state)).toBe(before);
            const traced = run(state, phrase, { isTraced: true });
            expect({ ...traced, trace: undefined }).toEqual({ ...result, trace: undefined });
            const last = traced.trace?.at(-1);
            if (!result.ok) {
              expect(result.message).toMatch(/\.$/);
              expect(last?.kind).not.toBe('result');
              continue;
            }
            expect(last?.kind).toBe('result');
            expect(last?.state).toEqual(result.state);
            state = freezeAll(result.state);
            expectSound(state);
            expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          }
        }),
        { numRuns: cases(300) },
      ),
  );

  it('uses the hats that were visible when the phrase was spoken', () =>
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
      fc.property(states, usualCommands, (state, phrase) => {
        const before = JSON.stringify(state);
        expect(run(state, `${phrase} take zip`).ok).toBe(false);
        expect(JSON.stringify(state)).toBe(before);
      }),
    ));
});

describe('manual edits', () => {
  it('leave a valid state, and the hats of remaining tokens', () =>
    fc.assert(
      fc.property(states, texts, fc.nat(), (state, added, place) => {
        const at = place % (state.text.length + 1);
        const text = state.text.slice(0, at) + added + state.text.slice(at);
        expectSound(setText(freezeAll(state), text));
        expectSound(
          refreshHats({
            ...state,
            selections: [{ anchor: { line: 0, character: 0 }, active: { line: 0, character: 0 } }],
          }),
        );
      }),
    ));

  it('move no hats when a line is added at the end of a text whose tokens all have one', () =>
    fc.assert(
      fc.property(states, (state) => {
        // If no hat is free, a token near the cursor takes the hat of a distant token.
        fc.pre(
          findTokens(createDocument(state.text, state.languageId)).length === state.hats.length,
        );
        const after = setText(state, `${state.text}\n`);
        expect(after.hats).toEqual(state.hats);
      }),
    ));
});
