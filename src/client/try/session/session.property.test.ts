import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createState } from '#engine/state/create-state.ts';
import { freezeAll, states, texts, usualCommands } from '#engine/testing/random-states.ts';
import {
  addStep,
  beforeManualEdits,
  openSession,
  placeCursor,
  redo,
  setLanguage,
  settle,
  startOver,
  typeText,
  undo,
  type Session,
} from './session.ts';
import { run } from '#engine/testing/in-cursorless.ts';

type Change = (session: Session) => Session;

const commands = usualCommands.map((phrase): Change => {
  return (session) => {
    const result = run(session.state, phrase);
    return result.ok ? addStep(session, { phrase, ...result }) : session;
  };
});
const typing = texts.map((text): Change => {
  const place = { line: 0, character: 0 };
  return (session) => typeText(session, text, [{ anchor: place, active: place }]);
});
const changes = fc.oneof(commands, typing, fc.constant<Change>(startOver));

describe('undo', () => {
  it('restores every earlier state exactly, back to the first', () =>
    fc.assert(
      fc.property(states, fc.array(changes, { maxLength: 8 }), (start, list) => {
        const first = openSession(freezeAll(start));
        const sessions = list.reduce<readonly Session[]>(
          (done, change) => [...done, freezeAll(change(done.at(-1) ?? first))],
          [first],
        );
        let session = sessions.at(-1) ?? first;
        // One undo returns to the start of the last step; consecutive typing is a single step.
        while (session.past.length > 0) {
          const expected = session.past.at(-1);
          session = undo(session);
          expect(session.state).toBe(expected);
          expect(sessions.some(({ state }) => state === session.state)).toBe(true);
        }
        expect(session.state).toBe(first.state);
        expect(undo(session).state).toBe(first.state);
        while (session.future?.length) session = redo(session);
        expect(session.state).toBe(sessions.at(-1)?.state);
        expect(redo(session)).toBe(session);
      }),
    ));
});

describe('manual changes', () => {
  const text = 'hello world';
  const start = openSession(createState({ text, languageId: 'plaintext' }));
  const select = (from: number, to: number): Change => {
    const [anchor, active] = [from, to].map((character) => ({ line: 0, character }));
    return (session) => (anchor && active ? placeCursor(session, [{ anchor, active }]) : session);
  };
  const after = (...list: readonly Change[]): Session =>
    list.reduce((session, change) => change(session), start);

  it('start from the selection before the first of several drags', () => {
    const before = beforeManualEdits(after(select(0, 3), select(0, 5), settle));
    expect(before?.state.selections).toEqual(start.state.selections);
    expect(before?.past).toEqual([]);
  });

  it('do not exist once the selection is back, or after a command', () => {
    expect(beforeManualEdits(after(select(0, 3), select(0, 0)))).toBeUndefined();
    const said = run(start.state, 'take whale');
    const step = said.ok ? addStep(after(select(0, 3)), { phrase: 'take whale', ...said }) : start;
    expect(beforeManualEdits(step)).toBeUndefined();
    const { selections } = step.state;
    expect(beforeManualEdits(select(0, 3)(step))?.state.selections).toEqual(selections);
  });

  it('start from the text before an edit, whatever has been selected since', () => {
    const edit: Change = (session) => typeText(session, 'hello', session.state.selections);
    const before = beforeManualEdits(after(select(6, 11), edit, select(0, 5)));
    expect(before?.state.text).toBe(text);
    expect(before?.past).toEqual([]);
  });

  it('start from the cursor of what was selected by hand, and from what a command selected', () => {
    const remove: Change = (session) => typeText(session, 'hello ', session.state.selections);
    const [end] = after(select(0, 11)).state.selections;
    expect(beforeManualEdits(after(select(6, 11), remove))?.state.selections).toEqual([
      { anchor: end?.active, active: end?.active },
    ]);
    const said = run(start.state, 'take whale');
    const taken = said.ok ? addStep(start, { phrase: 'take whale', ...said }) : start;
    expect(beforeManualEdits(remove(taken))?.state.selections).toEqual(taken.state.selections);
    expect(undo(after(select(6, 11), remove)).state.selections).toEqual(
      after(select(6, 11)).state.selections,
    );
  });

  it('start after text is pasted into an empty editor, and after its language is chosen', () => {
    const empty = openSession(createState({ text: '', languageId: 'plaintext' }));
    const type =
      (typed: string): Change =>
      (session) =>
        typeText(session, typed, session.state.selections);
    const pasted = type('one\ntwo')(empty);
    expect(beforeManualEdits(pasted)).toBeUndefined();
    expect(beforeManualEdits(type('one')(pasted))?.state.text).toBe('one\ntwo');
    const chosen = setLanguage(type('on')(type('o')(empty)), 'typescript');
    expect(beforeManualEdits(chosen)).toBeUndefined();
    expect(beforeManualEdits(type('n')(chosen))?.state.text).toBe('on');
  });
});
