import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStep, openSession } from '#client/try/session/session.ts';
import { writeMarkdown } from '#client/try/link/write-markdown.ts';
import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { createState } from '#engine/state/create-state.ts';
import { editorStates, usualCommands } from '#engine/testing/random-states.ts';
import { readCase } from '#node/features/examples/read-case.ts';
import { run } from '#engine/testing/in-cursorless.ts';
import { cases } from '#shared/testing/cases.ts';

/** Returns the parts of a state that a recorded case contains, except hats. */
function shown(state: EngineState) {
  const { text, selections, clipboard } = state;
  return {
    text,
    selections,
    ...(clipboard !== undefined && { clipboard }),
    thatMark: rememberedRanges(state, 'thatMark'),
    sourceMark: rememberedRanges(state, 'sourceMark'),
  };
}

function markdownOf(before: EngineState, phrase: string) {
  const result = run(before, phrase);
  if (!result.ok) return undefined;
  const { step } = addStep(openSession(before), { ...result, phrase });
  return step && { step, markdown: writeMarkdown(step) };
}

describe('an example copied as Markdown', () => {
  it('is read by the build as the command and the states that it was copied from', () =>
    fc.assert(
      fc.property(editorStates, usualCommands, (before, phrase) => {
        const copied = markdownOf(before, phrase);
        if (!copied) return;
        const yaml = /```yaml\n([^]*)\n```\n$/.exec(copied.markdown)?.[1] ?? '';
        const { example, problems } = readCase(yaml, 'copied.yml');
        expect(problems).toEqual([]);
        if (!example) throw new Error('unreadable');
        expect(example).toMatchObject({ languageId: before.languageId, spokenForm: phrase });
        expect(example.before).toMatchObject({ ...shown(before), marks: before.hats });
        expect(example.after).toMatchObject(shown(copied.step.after));
      }),
      { numRuns: cases(300) },
    ));

  it('begins with the line that shows it on a page', () => {
    const state = createState({ text: 'hello world', languageId: 'plaintext' });
    expect(markdownOf(state, 'chuck whale')?.markdown).toMatch(
      /^::example\[chuck-whale\]\n\n`_examples\/chuck-whale\.yml`:\n/,
    );
  });
});
