import { describe, expect, it } from 'vitest';
import { createState } from '../state/create-state.ts';
import { setText } from '../state/set-text.ts';
import { refreshHats } from './allocate-hats.ts';
import type { EngineState } from '../model/engine-state.ts';

const at = (line: number, character = 0) => {
  const place = { line, character };
  return [{ anchor: place, active: place }];
};
const start = (text: string, line = 0): EngineState =>
  createState({ text, languageId: 'plaintext', selections: at(line) });
const describeHats = (state: EngineState): string[] =>
  state.hats.map(
    ({ hat, character, range }) =>
      `${hat.color}.${character} ${range.start.line}:${range.start.character}`,
  );

describe('hats', () => {
  it('are assigned by distance from the cursor: the shortest names come first, and each letter has six', () => {
    expect(describeHats(start('a\n'.repeat(8), 4))).toEqual([
      'yellow.a 1:0',
      'red.a 2:0',
      'blue.a 3:0',
      'default.a 4:0',
      'green.a 5:0',
      'pink.a 6:0',
    ]);
  });

  it('leave a character to the tokens that have no other', () =>
    expect(describeHats(start('ba b'))).toEqual(['default.a 0:0', 'default.b 0:3']));

  it('name characters without case and accents, and those without a name as special', () =>
    expect(describeHats(start('É 漢 B'))).toEqual([
      'default.e 0:0',
      'default.[unk] 0:2',
      'default.b 0:4',
    ]));

  it('stay while text is inserted before, after and into their tokens', () => {
    const state = start('air bat\ncap');
    const kinds = (next: EngineState) =>
      next.hats.map(({ hat, character }) => hat.color + character);
    const after = setText(state, 'air bat\nmore cap');
    expect(kinds(after)).toEqual(expect.arrayContaining(kinds(state)));
    const [first] = setText(state, 'aXir bat\ncap').hats;
    expect(first).toMatchObject({
      character: state.hats[0]?.character,
      range: { end: { character: 4 } },
    });
  });

  it('stay on their tokens when the cursor moves, if they are short enough', () => {
    const state = start('air bat\ncap drum');
    expect(refreshHats({ ...state, selections: at(1) }).hats).toEqual(state.hats);
  });

  it('that are never allocated stay where an author put them, however text and cursor change', () => {
    const { hats, ...rest } = start('air bat\ncap');
    const hat = { color: 'blue', shape: 'fox' };
    const worn = hats.map((one) =>
      one.range.start.character === 4 ? { ...one, character: 'b', hat } : one,
    );
    const moved = setText(
      refreshHats({ ...rest, hats: worn, selections: at(1) }),
      'more air bat\ncap',
    );
    const changed = setText(moved, 'more air bats\ncap');
    expect(changed.hats.find((one) => one.hat.shape === 'fox')).toEqual({
      hat,
      character: 'b',
      range: { start: { line: 0, character: 9 }, end: { line: 0, character: 13 } },
    });
    const gone = setText(changed, 'more air ats\ncap');
    expect(gone.hats.every((one) => one.hat.shape === 'default')).toBe(true);
    expect(gone.hats).toHaveLength(4);
  });

  it('go to tokens near the cursor that had none', () => {
    const state = start('a\n'.repeat(20));
    const moved = refreshHats({ ...state, selections: at(19) });
    expect(describeHats(state).some((hat) => hat.endsWith(' 19:0'))).toBe(false);
    expect(moved.hats.some(({ range }) => range.start.line === 18 || range.start.line === 19)).toBe(
      true,
    );
  });
});
