import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import type { RunResult } from './run.ts';
import { createState } from './state/create-state.ts';
import { states } from './testing/random-states.ts';
import { createDocument } from './text/document.ts';
import type { EngineState } from './model/engine-state.ts';
import { toRange } from '#shared/text/text-lines.ts';
import { run } from '#engine/testing/in-cursorless.ts';

/**
 * Returns a state with the cursor at `|`. The words of `text` have the hats "air", "bat" and "cap".
 */
function stateOf(marked: string): EngineState {
  const [before = '', after = ''] = marked.split('|');
  const lines = before.split('\n');
  const cursor = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  const selections = [{ anchor: cursor, active: cursor }];
  return createState({ text: before + after, languageId: 'plaintext', selections });
}

/**
 * Returns the text with its selections between ‹ and › and its cursors as `|`, or the message of a
 * failure.
 */
function shown(result: RunResult): string {
  if (!result.ok) return `refused: ${result.message}`;
  const { text, languageId, selections } = result.state;
  const document = createDocument(text, languageId);
  return selections
    .map(({ anchor, active }) => toRange(document, { start: anchor, end: active }))
    .sort((one, other) => other.start - one.start)
    .reduce(
      (shownText, { start, end }) =>
        start === end
          ? `${shownText.slice(0, start)}|${shownText.slice(start)}`
          : `${shownText.slice(0, start)}‹${shownText.slice(start, end)}›${shownText.slice(end)}`,
      text,
    );
}

const text = '|air bot cue';

describe('a chain of commands', () => {
  it.each([
    // Hats stay on their tokens and grow with them.
    ['bring air to after cap take cap', 'air bot ‹cue› air'],
    ['bring bat chuck air', '|bot cue'],
    ['bring bat take air', '‹botair› bot cue'],
    ['bring air to end of bat take bat', 'air ‹botair› cue'],
    ['bring air to start of bat chuck bat', '|air cue'],
    ['bring air to before bat take bat', 'air air ‹bot› cue'],
    ['bring cap to bat take bat', 'air ‹cue› cue'],
    ['chuck air take bat', '‹bot› cue'],
    ['chuck bat and cap take air', '‹air›'],
    ['chuck first char bat take bat', 'air ‹ot› cue'],
    ['change air bring bat take air', '‹bot› bot cue'],
    ['swap air with cap take air', '‹cue› bot air'],
    ['move cap to before air take air', 'cue ‹air› bot'],
    ['round wrap bat take bat', 'air (‹bot›) cue'],
    ['clone token bat take bat', 'air bot ‹bot› cue'],
    ['drink bat take cap', '\nair bot ‹cue›'],
    // "That" and "source" after each kind of action.
    ['bring air to after cap take that', 'air bot cue ‹air›'],
    ['bring air to after cap take source', '‹air› bot cue air'],
    ['bring air to bat and cap take that', 'air ‹air› ‹air›'],
    ['bring air and bat to cap take that', 'air bot ‹air bot›'],
    ['bring air and bat to after cap take source', '‹air› ‹bot› cue air bot'],
    ['move air to after cap take that', 'bot cue ‹air›'],
    ['move air to after cap take source', '|bot cue air'],
    ['move air to after cap chuck that', '|bot cue'],
    ['swap air with cap take that', '‹cue› bot ‹air›'],
    [
      'swap air with cap take source',
      'refused: There is no “source” yet: it refers to an earlier command.',
    ],
    ['round wrap air take that', '‹(air)› bot cue'],
    ['round wrap air take source', '(‹air›) bot cue'],
    ['round wrap air box wrap source take that', '(‹[air]›) bot cue'],
    ['round wrap air box repack that take source', '‹[air]› bot cue'],
    ['clone token air take that', 'air ‹air› bot cue'],
    ['clone token air take source', '‹air› air bot cue'],
    ['clone up token air take that', '‹air› air bot cue'],
    ['clone air take source', '‹air bot cue›\nair bot cue'],
    ['chuck bat take that', 'air |cue'],
    ['chuck air and cap take that', '|bot|'],
    ['change bat bring that', 'air | cue'],
    ['copy air paste after cap take that', 'air bot cue ‹air›'],
    ['carve air paste after cap take that', 'bot cue ‹air›'],
    ['pour bat chuck that', 'air cue\n|'],
    ['drink air bring cap', 'cue|\nair bot cue'],
    ['puff bat take that', '\nair ‹bot› cue\n'],
    ['take air and cap give air chuck that', 'bot ‹cue›'],
    ['take bat and cap change that', 'air | |'],
    ['sort every token line take that', '‹air› ‹bot› ‹cue›'],
    ['reverse every token line take that', '‹cue› ‹bot› ‹air›'],
    ['call air take that', '‹air()›air bot cue'],
    ['call air take source', 'refused: There is no “source” yet: it refers to an earlier command.'],
    ['indent air take that', '    ‹air› bot cue'],
    // A command without a source clears the previous one.
    [
      'bring air to after bat chuck that take source',
      'refused: There is no “source” yet: it refers to an earlier command.',
    ],
    ['bring air to after bat take source chuck that', '|bot air cue'],
    ['bring air to after bat swap that with source', '|air bot air cue'],
    ['take every token that', 'refused: There is no “that” yet: it refers to an earlier command.'],
  ])('“%s” leaves %s', (phrase, after) => expect(shown(run(stateOf(text), phrase))).toBe(after));

  it('has the same result as one phrase and step by step, if no hat is named', () =>
    fc.assert(
      fc.property(
        states,
        fc.array(fc.constantFrom(...withoutHats), { minLength: 2, maxLength: 4 }),
        (start, phrases) => {
          let state: EngineState | undefined = start;
          for (const phrase of phrases) {
            const result: RunResult | undefined = state && run(state, phrase);
            state = result?.ok === true ? result.state : undefined;
          }
          const atOnce = run(start, phrases.join(' '));
          expect(atOnce.ok).toBe(state !== undefined);
          if (!atOnce.ok || !state) return;
          expect({ ...atOnce.state, hats: [] }).toEqual({ ...state, hats: [] });
        },
      ),
      { numRuns: cases(500) },
    ));
});

/** Commands that depend on the cursor and on earlier commands. */
const withoutHats = [
  'take token',
  'take that',
  'chuck this',
  'chuck that',
  'change token',
  'bring this to end of line',
  'bring that to after source',
  'move token to start of line',
  'swap that with this',
  'round wrap this',
  'box wrap source',
  'clone line',
  'clone up that',
  'pour line',
  'drink that',
  'puff this',
  'copy that',
  'carve token',
  'paste after this',
  'reverse every token line',
  'indent this',
  'post that',
];
