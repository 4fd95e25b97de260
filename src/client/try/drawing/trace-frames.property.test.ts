import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createState } from '#engine/state/create-state.ts';
import { states, usualCommands } from '#engine/testing/random-states.ts';
import { buildLine } from '#engine/examples/build-lines.ts';
import { drawFrame } from '#client/try/drawing/draw-state.ts';
import { traceFrames } from './trace-frames.ts';
import { run } from '#engine/testing/in-cursorless.ts';

const framesOf = (state: Parameters<typeof run>[0], phrase: string) => {
  const result = run(state, phrase, { isTraced: true });
  const frames = traceFrames(result.trace ?? [], result.ok ? undefined : result.message);
  return { result, frames };
};

describe('the frames of a command', () => {
  it('end in its result, outline ranges inside their text, and lose no character', () =>
    fc.assert(
      fc.property(
        states,
        fc.array(usualCommands, { minLength: 1, maxLength: 3 }),
        (state, said) => {
          const { result, frames } = framesOf(state, said.join(' '));
          const last = frames.at(-1);
          if (result.ok) expect(last?.state).toEqual(result.state);
          else if (last) expect(last.sentence).toBe(result.message);
          for (const frame of frames) {
            const { text } = frame.state;
            for (const { start, end } of frame.ranges) {
              expect(0 <= start && start <= end && end <= text.length).toBe(true);
            }
            const drawn = drawFrame(frame)
              .map((line) =>
                buildLine(line)
                  .map((item) => (item.kind === 'text' ? item.text : ''))
                  .join(''),
              )
              .join('\n');
            expect(drawn).toBe(text.replaceAll('\r\n', '\n'));
          }
        },
      ),
    ));

  it('describe what was found, removed and added', () => {
    const state = createState({ text: 'air bat\ncap drum', languageId: 'plaintext' });
    expect(
      framesOf(state, 'bring first char cap to end of bat').frames.map((f) => f.sentence),
    ).toEqual([
      'The token whose c wears a gray hat: “cap”.',
      'The first character of it: “c”.',
      'The token whose b wears a gray hat: “bat”.',
      'The first character of it: “b”.',
      'The end of it.',
      'The result. This is new: “c”.',
    ]);
    expect(framesOf(state, 'chuck bat').frames.map((f) => [f.look, f.sentence])).toEqual([
      ['found', 'The token whose b wears a gray hat: “bat”.'],
      ['removed', 'This is removed: “bat”.'],
      ['added', 'The result.'],
    ]);
    expect(framesOf(state, 'take token bat and this').frames.map((f) => f.sentence)).toEqual([
      'The token whose b wears a gray hat: “bat”.',
      'The token of it: “bat”.',
      'The cursor.',
      'The token of it: “air”.',
      'The result.',
    ]);
    expect(framesOf(state, 'take fifth line bat').frames.at(-1)).toMatchObject({
      sentence: 'There are not that many scopes of the kind “line” here.',
    });
  });
});
