import { describe, expect, it } from 'vitest';
import { defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { actions } from './actions/index.ts';
import { actionWords } from './explain/action-words.ts';
import { explain } from '#engine/testing/in-cursorless.ts';

const meaning = (phrase: string) => {
  const result = explain(phrase);
  return result.ok ? result.commands.join(' | ') : result.message;
};

describe('explain', () => {
  it.each([
    ['chuck blue air', 'delete · the token whose a wears a blue hat'],
    ['take every item bat', 'select · every item around or in the token whose b wears a gray hat'],
    ['change first word', 'delete, leaving the cursor there · the first word of the selection'],
    [
      'bring funk air to after bat',
      'copy · the function of the token whose a wears a gray hat · to the position after the function of the token whose b wears a gray hat',
    ],
    [
      'take air past bat',
      'select · from the token whose a wears a gray hat to the token whose b wears a gray hat',
    ],
    ['take row five', 'select · line 5'],
    ['center air', 'scroll until · the token whose a wears a gray hat · is in the middle'],
    ['copy up two', 'copy · the line 2 lines up'],
    ['round wrap this', 'wrap · the selection · in ( )'],
    ['format snake at this', 'format · the selection · as snake_case'],
    ['swap with air', 'swap · the selection · with the token whose a wears a gray hat'],
    ['take next two tokens', 'select · the next two tokens after the selection'],
    ['chuck tail', 'delete · from the selection to the end of its line'],
    ['try wrap this', 'wrap · the selection · in the snippet “tryCatchStatement”'],
    [
      'take air chuck that',
      'select · the token whose a wears a gray hat | delete · the target of the last command',
    ],
  ])('says what "%s" does', (phrase, words) => expect(meaning(phrase)).toBe(words));

  it('says where a phrase goes wrong and what could be said there', () =>
    expect(explain('chuck blorp')).toMatchObject({
      ok: false,
      at: { start: 6, end: 11 },
      message: expect.stringContaining('"blorp"') as string,
    }));

  it('ends a question with its own mark', () =>
    expect(meaning('take blok')).toMatch(/did you mean "block"\?$/));

  it('has words for every action that can be said or carried out', () => {
    const said = (
      [
        'simple_action',
        'positional_action',
        'callback_action',
        'swap_action',
        'move_bring_action',
        'insert_snippet_action',
        'reformat_action',
      ] as const
    ).flatMap((group) => defaultVocabulary[group].forms.map(({ identifier }) => identifier));
    const missing = said.filter((action) => !(action in actionWords) || !actions.has(action));
    expect(missing).toEqual([]);
  });
});

it.each([
  ['chuck tail', 'delete · from the cursor to the end of its line'],
  ['round wrap this', 'wrap · the cursor · in ( )'],
])('explains “%s” with the cursor if nothing is selected', (phrase, meaning) =>
  expect(explain(phrase, { hasSelection: false })).toEqual({ ok: true, commands: [meaning] }),
);
