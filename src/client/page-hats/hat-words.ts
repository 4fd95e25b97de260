import type { RatedStyle } from '#engine/hats/hat-styles.ts';
import { hatColors, hatShapes } from '#shared/hats.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import type { SpokenHat } from './read-hats.ts';

const characterGroup = /^(?:letter|digit|symbol)$/;

/** Returns the spoken form of a hat: "blue air". */
export function hatWords({ style, character }: SpokenHat, { entries }: Lexicon): string {
  const wordOf = (groups: RegExp, wanted: string) =>
    entries.find(({ group, identifier }) => groups.test(group) && identifier === wanted)?.spoken;
  const color = wordOf(/^hat_color$/, style.color);
  const shape = wordOf(/^hat_shape$/, style.shape);
  return [color, shape, wordOf(characterGroup, character)].filter(Boolean).join(' ');
}

/** Returns the characters that have a name in the reader's alphabet. */
export function namedCharacters({ entries }: Lexicon): ReadonlySet<string> {
  const named = entries.filter(({ group }) => characterGroup.test(group));
  return new Set(named.map(({ identifier }) => identifier));
}

/** Maximum number of styles: `HatPool` stores a set of styles in the bits of a number. */
const maxStyles = 30;

/**
 * Returns the hat styles that a reader can say, up to `maxStyles`, fewest words first: the default
 * style, the editor's colors, then shapes (off by default in the editor), then both combined.
 */
export function pageHatStyles(vocabulary: Vocabulary): readonly RatedStyle[] {
  const said = (group: 'hat_color' | 'hat_shape', styles: readonly { readonly id: string }[]) =>
    styles
      .map(({ id }) => id)
      .filter((id) =>
        vocabulary[group].forms.some(
          ({ identifier, off }) =>
            identifier === id && off !== 'csv' && (off === undefined || group === 'hat_shape'),
        ),
      );
  const colors = said('hat_color', hatColors);
  const shapes = said('hat_shape', hatShapes);
  const rated = (color: string, shape: string, penalty: number): RatedStyle => ({
    style: { color, shape },
    penalty,
  });
  return [
    rated('default', 'default', 0),
    ...colors.map((color) => rated(color, 'default', 1)),
    ...shapes.map((shape) => rated('default', shape, 1.5)),
    ...shapes.flatMap((shape) => colors.map((color) => rated(color, shape, 2.5))),
  ].slice(0, maxStyles);
}
