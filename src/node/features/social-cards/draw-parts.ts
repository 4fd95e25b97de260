import type { Element } from 'hast';
import { s } from 'hastscript';
import type { LineItem, SpanRole } from '#engine/examples/example-line.ts';
import { hatShapes, type HatStyle } from '#shared/hats.ts';
import { cardColors, cardFonts, column } from './card-style.ts';
import { codeWidth } from './wrap-words.ts';

/** Position and font size of lines of code. */
export interface LinesPlace {
  readonly x: number;
  /** Top of the first line, including room for its hats. */
  readonly y: number;
  /** Font size in pixels. */
  readonly size: number;
}

/** Height of a line of code with its hats, in multiples of the font size. */
export const lineHeight = 1.75;

type TextItem = Extract<LineItem, { kind: 'text' }>;

/** Draws lines of code with hats, marks, selections and cursors. */
export function drawLines(
  lines: readonly (readonly LineItem[])[],
  { x, y, size }: LinesPlace,
): readonly Element[] {
  return lines.flatMap((items, number) => {
    const place = { x, y: y + (number + 1) * lineHeight * size - 0.4 * size, size };
    return items.flatMap((item, at) => {
      const before = items.slice(0, at).map((other) => (other.kind === 'text' ? other.text : ''));
      const start = { ...place, x: x + codeWidth(before.join('')) * size };
      if (item.kind === 'text') return drawText(item, start);
      const cursor = { x: start.x - 1, y: start.y - size, width: 3, height: size * 1.3 };
      return item.kind === 'cursor' ? [s('rect', { ...cursor, fill: cardColors.text })] : [];
    });
  });
}

/** Draws text; `y` is the baseline. */
function drawText({ text, roles, hat }: TextItem, { x, y, size }: LinesPlace): readonly Element[] {
  const width = codeWidth(text) * size;
  const isRemoved = roles.includes('removed');
  return [
    ...grounds.flatMap(([role, fill]) =>
      roles.includes(role) ? [s('rect', { x, y: y - size, width, height: size * 1.3, fill })] : [],
    ),
    s(
      'text',
      {
        x,
        y,
        fontFamily: cardFonts.code,
        fontSize: size,
        fill: isRemoved ? cardColors.faded : cardColors.text,
        'xml:space': 'preserve',
      },
      text,
    ),
    ...(isRemoved
      ? [
          s('path', {
            d: `M${x} ${y - size * 0.3}h${width}`,
            stroke: cardColors.faded,
            strokeWidth: size / 16,
          }),
        ]
      : []),
    ...(hat ? drawHat(hat, { x: x + 0.3 * size, y, size }, roles.includes('marked')) : []),
  ];
}

/** Background color for each role, in drawing order. */
const grounds: readonly (readonly [SpanRole, string])[] = [
  ['marked', cardColors.marked],
  ['flash', cardColors.flash],
  ['selected', cardColors.selected],
];

/**
 * Draws a hat. The hat that the command names is larger and has a ring around it, to draw
 * attention.
 */
function drawHat(hat: HatStyle, { x, y, size }: LinesPlace, isNamed: boolean): readonly Element[] {
  const fill = cardColors.hats[hat.color];
  const diameter = size * (isNamed ? 0.34 : 0.24);
  const [centerX, centerY] = [x, y - size * (isNamed ? 1.12 : 1.02)];
  return [
    drawShape(hat, { centerX, centerY, diameter }),
    ...(isNamed
      ? [
          s('circle', {
            cx: centerX,
            cy: centerY,
            r: diameter * 0.9,
            fill: 'none',
            stroke: fill,
            strokeWidth: size / 18,
          }),
        ]
      : []),
  ];
}

interface HatPlace {
  readonly centerX: number;
  readonly centerY: number;
  readonly diameter: number;
}

/**
 * Draws a hat's shape. The dot has its own scale, because it fills less of its box than the other
 * shapes.
 */
export function drawShape(hat: HatStyle, { centerX, centerY, diameter }: HatPlace): Element {
  const scale = diameter / (hat.shape === 'default' ? 16 : 24);
  return s('path', {
    d: hatShapes.find(({ id }) => id === hat.shape)?.path,
    fill: cardColors.hats[hat.color],
    fillRule: 'evenodd',
    transform: `translate(${centerX - 12 * scale} ${centerY - 12 * scale}) scale(${scale})`,
  });
}

/** Draws the panel behind code, as wide as the card's content. `y` is its top edge. */
export function drawPanel(y: number, height: number): Element {
  return s('rect', {
    ...{ x: column.x, y, width: column.width, height, rx: 18 },
    ...{ fill: cardColors.codeSurface, stroke: cardColors.codeLine, strokeWidth: 2 },
  });
}

/** Position and style of a line of text. */
export interface WordsStyle {
  readonly x: number;
  /** Position of the text's baseline. */
  readonly y: number;
  readonly size: number;
  readonly isStrong?: boolean;
  readonly fill?: string;
  readonly anchor?: string;
}

/** Draws a single line of text on the given baseline. */
export function drawWords(text: string, style: WordsStyle): Element {
  const { x, y, size, isStrong = false, anchor } = style;
  const fill = style.fill ?? (isStrong ? cardColors.text : cardColors.secondary);
  const fontWeight = isStrong ? 600 : 400;
  return s(
    'text',
    { x, y, fontFamily: cardFonts.text, fontSize: size, fontWeight, fill, textAnchor: anchor },
    text,
  );
}
