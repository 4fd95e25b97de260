import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { cases } from '#shared/testing/cases.ts';
import { run } from '../testing/in-cursorless.ts';
import { createState } from '../state/create-state.ts';
import { editorStates } from '../testing/random-states.ts';
import { createDocument, toSelection } from '../text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import type { EngineState } from '../model/engine-state.ts';
import { findWriting } from './find-writing.ts';

const text = 'max plant\n  water the tree\nend';
const state = createState({ text, languageId: 'plaintext' });

function answerFor(from: EngineState, after: string) {
  return findWriting(
    from,
    { text: after, selections: from.selections },
    {
      language: defaultLanguage,
    },
  );
}

/**
 * Runs a phrase, then replaces the first selection with `added`. Returns the resulting text, or
 * `refused` if the phrase fails.
 */
function dictate(from: EngineState, phrase: string, added: string): string {
  const result = run(from, phrase);
  const [first] = result.ok ? result.state.selections : [];
  if (!result.ok || !first) return 'refused';
  const { start, end } = selectionRange(createDocument(result.state.text), first);
  return result.state.text.slice(0, start) + added + result.state.text.slice(end);
}

describe('findWriting', () => {
  it.each([
    ['a word before another', 'new max plant\n  water the tree\nend', /^pre /, 'new '],
    [
      'a word that ends as the one before it',
      'max ziplant plant\n  water the tree\nend',
      /^p/,
      'ziplant ',
    ],
    ['letters in a word', 'max plantings\n  water the tree\nend', /^change /, 'plantings'],
    ['another word', 'max flower\n  water the tree\nend', /^change /, 'flower'],
    ['a line', 'max plant\n  buy a fork\n  water the tree\nend', /^(?:drink|pour) /, 'buy a fork'],
  ])('says where to dictate %s', (_name, after, phrases, writes) => {
    const [first] = answerFor(state, after) ?? [];
    expect(first).toMatchObject({ phrase: expect.stringMatching(phrases), writes });
    expect(dictate(state, first?.phrase ?? '', writes)).toBe(after);
  });

  it.each([
    ['max\n  water the tree\nend', 'a removal'],
    ['max plant plant\n  water the tree\nend', 'a copy'],
    ['maxPlant\n  water the tree\nend', 'joined words'],
    [text, 'no change'],
  ])('leaves an edit to commands that can do it: %s', (after) =>
    expect(answerFor(state, after)).toBeUndefined(),
  );

  it('suggests only phrases after which the text is right', () =>
    fc.assert(
      fc.property(editorStates, fc.nat(), fc.nat(3), (from, at, cut) => {
        const start = at % (from.text.length + 1);
        const after = `${from.text.slice(0, start)}zebra 7${from.text.slice(start + cut)}`;
        for (const { phrase, writes = '' } of answerFor(from, after) ?? [])
          expect(dictate(from, phrase, writes), phrase).toBe(after);
      }),
      { numRuns: cases(30) },
    ));

  it('leads to the place from elsewhere, even if the cursor is already there', () => {
    const there = {
      ...state,
      selections: [toSelection(createDocument(text), { start: 4, end: 4 })],
    };
    expect(answerFor(there, text.replace('plant', 'new plant'))?.[0]?.phrase).toMatch(
      /^p(?:re|ost) /,
    );
  });
});
