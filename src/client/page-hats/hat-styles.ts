import type { RatedStyle } from '#engine/hats/hat-styles.ts';
import { hatColors, hatShapes } from '#shared/hats.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';

/** A limit, because the pool stores a set of styles in the bits of one number. */
const maxStyles = 30;

/**
 * Returns all hat styles that a reader can say, fewest words first: the editor's colors, then
 * shapes (off by default in the editor), then both combined.
 */
export function pageHatStyles(vocabulary: Vocabulary): readonly RatedStyle[] {
  const isSaid = (group: 'hat_color' | 'hat_shape', id: string): boolean =>
    vocabulary[group].forms.some(
      ({ identifier, off }) =>
        identifier === id && off !== 'csv' && (off === undefined || group === 'hat_shape'),
    );
  const colors = hatColors.map(({ id }) => id).filter((id) => isSaid('hat_color', id));
  const shapes = hatShapes.map(({ id }) => id).filter((id) => isSaid('hat_shape', id));
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
