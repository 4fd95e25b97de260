import type { HatStyle } from '#shared/hats.ts';

/** A hat style, and how many more words it takes to say than the plain one. */
export interface RatedStyle {
  readonly style: HatStyle;
  readonly penalty: number;
}

/** The styles that are on by default: the plain dot, then the colors, each one word longer. */
export const defaultStyles: readonly RatedStyle[] = [
  'default',
  'blue',
  'green',
  'red',
  'pink',
  'yellow',
].map((color) => ({
  style: { color, shape: 'default' },
  penalty: color === 'default' ? 0 : 1,
}));

/** Returns a string that identifies a hat: its style and character. */
export function hatKey({ color, shape }: HatStyle, character: string): string {
  return `${color}-${shape}.${character}`;
}
