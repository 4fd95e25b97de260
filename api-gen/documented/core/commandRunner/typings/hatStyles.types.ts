/**
 * The colors and shapes of hats.
 *
 * @module
 */

/**
 * The colors, in order of preference. The first is the plain hat, which is said without a color;
 * the last two are the user's own.
 */
export declare const HAT_COLORS: readonly [
  'default',
  'blue',
  'green',
  'red',
  'pink',
  'yellow',
  'userColor1',
  'userColor2',
];

/** The shapes other than the dot. */
export declare const HAT_NON_DEFAULT_SHAPES: readonly [
  'ex',
  'fox',
  'wing',
  'hole',
  'frame',
  'curve',
  'eye',
  'play',
  'bolt',
  'crosshairs',
];

/** All shapes, beginning with the dot, which is called `default`. */
export declare const HAT_SHAPES: readonly [
  'default',
  'ex',
  'fox',
  'wing',
  'hole',
  'frame',
  'curve',
  'eye',
  'play',
  'bolt',
  'crosshairs',
];

/** The color of a hat. */
export type HatColor = (typeof HAT_COLORS)[number];

/** The shape of a hat. */
export type HatShape = (typeof HAT_SHAPES)[number];

/** A shape that has to be said. */
export type HatNonDefaultShape = (typeof HAT_NON_DEFAULT_SHAPES)[number];

/** A color, or a color and a shape joined by a hyphen, such as `blue` and `blue-fox`. */
export type HatStyleName = HatColor | `${HatColor}-${HatNonDefaultShape}`;

/** A hat's looks in two parts. */
export interface HatStyle {
  /** The color. */
  color: HatColor;

  /** The shape. */
  shape: HatShape;
}
