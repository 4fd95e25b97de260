import type { Element } from 'hast';
import { s } from 'hastscript';
import { cardColors, cardFonts, column } from './card-style.ts';

/** Draws the surface behind code. */
export function drawPanel(y: number, height: number): Element {
  return s('rect', {
    ...{ x: column.x, y, width: column.width, height, rx: 18 },
    ...{ fill: cardColors.codeSurface, stroke: cardColors.codeLine, strokeWidth: 2 },
  });
}

/** Position and style of words. */
export interface WordsStyle {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly isStrong?: boolean;
  readonly fill?: string;
  readonly anchor?: string;
}

/** Draws one line of words at a baseline. */
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
