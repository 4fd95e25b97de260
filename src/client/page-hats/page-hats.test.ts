import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { applyMyVocabulary } from '#client/my-vocabulary/apply-my-vocabulary.ts';
import { pageHatStyles } from './hat-words.ts';
import { assignHats } from './page-hats.ts';

const styles = pageHatStyles(defaultVocabulary);
const assign = (names: readonly string[]) =>
  assignHats(
    names.map((name) => ({ characters: [...new Set(name)], worn: undefined })),
    styles,
  );

describe('assignHats', () => {
  it('assigns each control its own hat on one of its letters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 1, maxLength: 80 }),
        (names) => {
          const choices = assign(names);
          const keys = choices.map((choice) => JSON.stringify(choice));
          expect(new Set(keys).size).toBe(names.length);
          for (const [index, choice] of choices.entries())
            expect(names[index]).toContain(choice?.character);
        },
      ),
    );
  });

  it('has enough for thirty controls with the same name, plain ones and colors before shapes', () => {
    const chosen = assign(Array.from({ length: 30 }, () => 'copy')).map(
      (choice) => styles[choice?.index ?? -1]?.style,
    );
    expect(chosen.every(Boolean)).toBe(true);
    expect(chosen.slice(0, 4).every((style) => style?.color === 'default')).toBe(true);
    expect(chosen.slice(0, 24).every((style) => style?.shape === 'default')).toBe(true);
    expect(chosen.slice(24).every((style) => style?.shape !== 'default')).toBe(true);
  });

  it('keeps every hat in place when controls are added and removed', () => {
    const worn = { character: 'p', index: 3 };
    const [added, kept] = assignHats(
      [
        { characters: ['p'], worn: undefined },
        { characters: ['c', 'o', 'p', 'y'], worn },
      ],
      styles,
    );
    expect(kept).toEqual(worn);
    expect(added).toEqual({ character: 'p', index: 0 });
  });
});

describe('pageHatStyles', () => {
  it('uses no color that the reader has disabled', () => {
    const vocabulary = applyMyVocabulary(defaultVocabulary, [
      { group: 'hat_color', identifier: 'blue', spoken: [] },
    ]);
    const colors = pageHatStyles(vocabulary).map(({ style }) => style.color);
    expect(colors).toContain('green');
    expect(colors).not.toContain('blue');
  });
});
