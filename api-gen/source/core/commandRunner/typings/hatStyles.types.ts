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
export type HatColor = (typeof HAT_COLORS)[number];
export type HatShape = (typeof HAT_SHAPES)[number];
export type HatNonDefaultShape = (typeof HAT_NON_DEFAULT_SHAPES)[number];
export type HatStyleName = HatColor | `${HatColor}-${HatNonDefaultShape}`;
export interface HatStyle {
  color: HatColor;
  shape: HatShape;
}
