import type { Element } from 'hast';
import { s } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { Language } from '#shared/voice/language/language.ts';
import type { RecordedCase } from '#engine/examples/recorded-case.ts';
import { cardColors, cardSize, column, logoSize } from './card-style.ts';
import { drawExample } from './draw-example.ts';
import { drawWords } from './draw-parts.ts';
import { drawTitle } from './draw-title.ts';

/** Texts, logo and example of a social card. */
interface CardContent {
  readonly site: string;
  /** The site's logo, as an SVG document. */
  readonly logo?: string;
  readonly title: string;
  readonly description?: string;
  /** An example from the page. The card shows the text before the command runs, with hats. */
  readonly example?: RecordedCase;
  /** The spoken language of the example's command. */
  readonly language?: Language;
}

/** Draws a social card as SVG. Without an example, the title gets the hats. */
export function drawCard(content: CardContent): string {
  const { example } = content;
  const { width, height } = cardSize;
  const card = s(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    [
      s('rect', { width, height, fill: cardColors.ground }),
      drawSite(content),
      example
        ? drawExample(content.title, example, content.language)
        : drawTitle(content.title, content.description),
    ],
  );
  return toHtml(card, { space: 'svg' });
}

function drawSite({ site, logo }: CardContent): Element[] {
  const name = { x: logo ? column.x + 76 : column.x, y: 104, size: 36 };
  const href = `data:image/svg+xml;base64,${Buffer.from(logo ?? '').toString('base64')}`;
  const box = { x: column.x, y: 64, width: logoSize, height: logoSize };
  return [
    ...(logo ? [s('image', { ...box, href })] : []),
    drawWords(site, { ...name, isStrong: true }),
  ];
}
