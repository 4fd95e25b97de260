/**
 * A hat shape: its id in the extension, its name in sentences, and its filled outline as SVG path
 * data (even-odd).
 */
export interface HatShape {
  readonly id: string;
  /** Equal to the id, except for the default shape: `dot`, which is not spoken. */
  readonly description: string;
  readonly path: string;
}

/**
 * A hat color: its id in the extension, its name in sentences, and the letter that replaces the
 * color in forced-colors mode (empty for the default color).
 */
export interface HatColor {
  readonly id: string;
  /** `gray` for the default color, which is not spoken. */
  readonly description: string;
  readonly initial: string;
}

/** A hat's color and shape, as ids. */
export interface HatStyle {
  readonly color: string;
  readonly shape: string;
}

/**
 * The eleven shapes, starting with the plain dot. The filled outlines were drawn for this site;
 * they are used as icons and, with curves flattened to lines, in `outlines.css`.
 */
export const hatShapes: readonly HatShape[] = Object.entries({
  default: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  ex: 'M5.5 1.5 12 8l6.5-6.5 4 4L16 12l6.5 6.5-4 4L12 16l-6.5 6.5-4-4L8 12 1.5 5.5Z',
  fox: 'M1.5 1.5 8.5 6h7l7-4.5V13L12 23 1.5 13ZM6 11l1.8 3.6L10.5 13ZM18 11l-4.5 2 2.7 1.6Z',
  wing: 'M0 4.5C6 2.5 10.5 4.5 12 9.5c1.5-5 6-7 12-5C19.5 9 16.5 13.5 12 22.5 7.5 13.5 4.5 9 0 4.5Z',
  hole: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  frame: 'M1.5 1.5h21v21h-21ZM7 7v10h10V7Z',
  curve: 'M.5 19.5C.5 10 5.5 4 12 4s11.5 6 11.5 15.5h-6C17.5 13.5 15.5 10 12 10s-5.5 3.5-5.5 9.5Z',
  eye: 'M0 12C5 3.5 19 3.5 24 12 19 20.5 5 20.5 0 12ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  play: 'M4 1.5 23 12 4 22.5Z',
  crosshairs: 'M9.5.5h5v9h9v5h-9v9h-5v-9h-9v-5h9Z',
  bolt: 'M14.5.5 3.5 14h6.5L8 23.5 20.5 9.5h-7Z',
}).map(([id, path]) => ({ id, description: id === 'default' ? 'dot' : id, path }));

/** The colors, starting with plain gray; the last two are user-defined and off by default. */
export const hatColors: readonly HatColor[] = Object.entries({
  default: 'gray',
  blue: 'blue',
  green: 'green',
  red: 'red',
  pink: 'pink',
  yellow: 'yellow',
  userColor1: 'navy',
  userColor2: 'apricot',
}).map(([id, description]) => ({
  id,
  description,
  initial: id === 'default' ? '' : description.charAt(0),
}));

function find<Item extends { readonly id: string }>(list: readonly Item[], wanted: string) {
  return list.find(({ id }) => id === wanted);
}

/**
 * Parses a hat style in the extension's notation, `blue` or `red-fox`; returns undefined if the
 * color or shape does not exist.
 */
export function parseHatStyle(style: string): HatStyle | undefined {
  const [color = '', shape = 'default', ...rest] = style.split('-');
  return rest.length === 0 && find(hatColors, color) && find(hatShapes, shape)
    ? { color, shape }
    : undefined;
}

/** Describes a hat in words: `blue fox hat`; the plain dot is `gray hat`. */
export function describeHat({ color, shape }: HatStyle): string {
  const words = [find(hatColors, color)?.description ?? color];
  if (shape !== 'default') words.push(find(hatShapes, shape)?.description ?? shape);
  return `${words.join(' ')} hat`;
}

/**
 * Returns the CSS classes for a hat's color and shape (see `styles/content/hats.css`); the gray dot
 * needs none.
 */
export function hatClassNames({ color, shape }: HatStyle): string[] {
  return [
    ...(color === 'default' ? [] : [`hat-color-${color}`]),
    ...(shape === 'default' ? [] : [`hat-shape-${shape}`]),
  ];
}

/**
 * Returns the hat that these CSS classes describe: gray if they name no color, a dot if they name
 * no shape.
 */
export function parseHatClasses(classNames: readonly string[]): HatStyle {
  const idAfter = (prefix: string) =>
    classNames.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? 'default';
  return { color: idAfter('hat-color-'), shape: idAfter('hat-shape-') };
}
