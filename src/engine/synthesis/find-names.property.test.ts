import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { createState } from '../state/create-state.ts';
import { editorStates } from '../testing/random-states.ts';
import { createDocument } from '../text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { findTokens } from '../text/find-tokens.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { createEffort } from '../spoken/effort.ts';
import { findNames, run } from '#engine/testing/in-cursorless.ts';

const namesOf = (text: string, token: string, languageId = 'plaintext'): readonly string[] => {
  const start = text.indexOf(token);
  const state = createState({ text, languageId });
  return findNames(state, { start, end: start + token.length });
};

describe('findNames', () => {
  it('returns names that select exactly their token, shortest first, and one for every token with a hat', () =>
    fc.assert(
      fc.property(editorStates, fc.nat(40), (state, index) => {
        const document = createDocument(state.text, state.languageId);
        const tokens = findTokens(document);
        const token = tokens[index % Math.max(tokens.length, 1)];
        fc.pre(token !== undefined);
        const names = findNames(state, token);
        for (const phrase of names) {
          const result = run(state, `take ${phrase}`);
          const ranges = result.ok
            ? result.state.selections.map((one) => selectionRange(document, one))
            : [];
          expect(ranges, phrase).toEqual([token]);
        }
        const efforts = names.map((name) => createEffort(defaultLanguage.sayable.entries)(name));
        expect(efforts).toEqual(efforts.toSorted((one, other) => one - other));
        const hasHat = state.hats.some(
          ({ range }) =>
            selectionRange(document, { anchor: range.start, active: range.end }).start ===
            token.start,
        );
        if (hasHat) expect(names).not.toEqual([]);
      }),
      { numRuns: cases(40) },
    ));

  it('lists the hat first, and then other ways to the token', () => {
    const names = namesOf('hello world', 'world');
    expect(names.slice(0, 2)).toEqual(['whale', 'token whale']);
    expect(names).toContain('last token row one');
  });

  it('finds the token without a hat by its neighbors', () => {
    // A letter can have only six hats.
    const text = `${'a\n'.repeat(6)}a b`;
    expect(namesOf(text.replace('a b', 'b a'), 'b')).toContain('bat');
    const state = createState({ text: `${'a '.repeat(6)}a b`, languageId: 'plaintext' });
    const names = findNames(state, { start: 12, end: 13 });
    expect(state.hats).toHaveLength(7);
    expect(names[0]).toBe('previous token bat');
  });

  it('uses no name relative to the cursor, which the next command may move', () => {
    const names = namesOf('hello world', 'hello');
    expect(names).not.toContain('this');
    expect(names).not.toContain('token');
    expect(names[0]).toBe('harp');
  });
});
