import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectionRange } from '#shared/text/text-lines.ts';
import { cases } from '#shared/testing/cases.ts';
import { createState } from '../state/create-state.ts';
import { createDocument, toSelection } from '../text/document.ts';
import { editorStates, usualCommands } from '../testing/random-states.ts';
import { countSyllables } from '../spoken/effort.ts';
import { findPhrases, run } from '#engine/testing/in-cursorless.ts';

function stateOf(text: string) {
  return createState({ text, languageId: 'plaintext' });
}

describe('findPhrases', () => {
  it('never suggests a phrase that misses the goal', () =>
    fc.assert(
      fc.property(editorStates, usualCommands, (state, said) => {
        const wanted = run(state, said);
        if (!wanted.ok) return;
        for (const { phrase } of findPhrases(state, wanted.state)) {
          const result = run(state, phrase);
          expect(result.ok && result.state.text, phrase).toBe(wanted.state.text);
          const isText = wanted.state.text !== state.text;
          const places = (list: typeof state.selections) =>
            list
              .flatMap(({ anchor, active }) => [anchor, active].map((one) => JSON.stringify(one)))
              .sort();
          if (result.ok && !isText)
            expect(places(result.state.selections), phrase).toEqual(
              places(wanted.state.selections),
            );
        }
      }),
      { numRuns: cases(20) },
    ));

  it('selects exactly the manual selection, or has no answer', () =>
    fc.assert(
      fc.property(editorStates, editorStates, (state, { selections: [other] }) => {
        const document = createDocument(state.text, state.languageId);
        const [anchor = 0, active = 0] = [other?.anchor, other?.active].map(
          (place) => place && Math.min(place.character, state.text.length),
        );
        const ends = { start: Math.min(anchor, active), end: Math.max(anchor, active) };
        const selections = [toSelection(document, ends, active < anchor)];
        // `toSelection` moves ends that are inside a line break, where no cursor can be.
        const wanted = selections.map((one) => selectionRange(document, one));
        for (const { phrase } of findPhrases(state, { text: state.text, selections })) {
          const result = run(state, phrase);
          const done = result.ok ? result.state : undefined;
          expect(done?.text, phrase).toBe(state.text);
          expect(
            done?.selections.map((one) => selectionRange(document, one)),
            phrase,
          ).toEqual(wanted);
        }
      }),
      { numRuns: cases(30) },
    ));

  it.each([
    ['chuck whale', 'hello world again', 'hello again'],
    ['clone token whale', 'hello world', 'hello world world'],
    ['quad wrap harp', 'hello world', '"hello" world'],
    ['sort line air slice look', 'pear\nplum\nlime', 'lime\npear\nplum'],
    ['chuck line air past look', 'pear\nplum\nlime\nnew', 'new'],
    ['bring item pit after red', 'a = [apple]\nb = [bread]', 'a = [apple]\nb = [bread, apple]'],
    ['format title at whale', 'hello world', 'hello World'],
    ['bring look to whale', 'world workshopped', 'world world'],
    ['move line whale before harp', 'hello\nworld', 'world\nhello'],
  ])('finds a phrase as short as “%s” from two texts', (phrase, before, after) => {
    const state = stateOf(before);
    const said = run(state, phrase);
    expect(said.ok && said.state.text).toBe(after);
    const [first] = findPhrases(state, { text: after, selections: state.selections });
    expect(countSyllables(first?.phrase ?? 'nothing found at all')).toBeLessThanOrEqual(
      countSyllables(phrase),
    );
    expect(first?.explanation).toHaveLength(1);
  });

  it('lets several selections inherit the modifiers of the first', () => {
    const state = stateOf('air one two\nbat one two\ncap one two');
    const wanted = run(state, 'take line air and cap');
    const found = wanted.ok ? findPhrases(state, wanted.state) : [];
    expect(countSyllables(found[0]?.phrase ?? 'nothing found at all')).toBeLessThanOrEqual(5);
  });

  it('has no answer for an edit that no phrase makes, or without an edit', () => {
    const state = stateOf('hello world');
    expect(findPhrases(state, { text: 'zebra 4711 qqq', selections: state.selections })).toEqual(
      [],
    );
    expect(findPhrases(state, state)).toEqual([]);
  });

  it('returns nothing at once when there is no time', () => {
    const state = stateOf('hello world');
    const wanted = { text: 'world', selections: state.selections };
    expect(findPhrases(state, wanted, { isLate: () => true })).toEqual([]);
  });
});
