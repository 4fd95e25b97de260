import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '#engine/run.ts';
import { freezeAll, states, texts, usualCommands } from '#engine/testing/random-states.ts';
import { addStep, openSession, startOver, typeText, undo, type Session } from './session.ts';

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
  it('gives back every earlier state exactly, the first one at the end', () =>
    fc.assert(
      fc.property(states, fc.array(changes, { maxLength: 8 }), (start, list) => {
        const first = openSession(freezeAll(start));
        const sessions = list.reduce<readonly Session[]>(
          (done, change) => [...done, freezeAll(change(done.at(-1) ?? first))],
          [first],
        );
        let session = sessions.at(-1) ?? first;
        // One undo returns to the start of the last step; consecutive typing is one step.
        while (session.past.length > 0) {
          const expected = session.past.at(-1);
          session = undo(session);
          expect(session.state).toBe(expected);
          expect(sessions.some(({ state }) => state === session.state)).toBe(true);
        }
        expect(session.state).toBe(first.state);
        expect(undo(session).state).toBe(first.state);
      }),
    ));
});
