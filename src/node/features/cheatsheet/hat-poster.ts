import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { hatColors, hatShapes, type HatColor, type HatShape } from '#shared/hats.ts';
import type { Vocabulary, VocabularyGroup } from '#shared/voice/vocabulary.ts';
import type { SpokenBlock } from '#node/compile/html/block.ts';

/**
 * Distances in SVG units: from the top left corner to the first hat, and from one hat to the next.
 */
const first = { x: 88, y: 60 } as const;
const step = { x: 50, y: 46 } as const;
/**
 * `::hat-poster[]`: draws hats in all colors and shapes, labeled with their spoken words. The
 * poster can be printed on its own.
 */
export const hatPosterBlock: SpokenBlock = (_input, { translator: { translate }, language }) => [
  h(
    'p.print-buttons',
    h(
      'button',
      { type: 'button', className: ['button', 'print-button', 'print-card'] },
      translate('print.poster', 'Print poster'),
    ),
  ),
  h('figure.hat-poster', [drawPoster(language.vocabulary)]),
];

/**
 * Draws the poster in the page's colors, so that it follows the color mode. Its labels are real
 * text.
 */
function drawPoster({ hat_color, hat_shape, letter }: Vocabulary): Element {
  const width = first.x + hatColors.length * step.x - 24;
  const height = first.y + hatShapes.length * step.y + 44;
  const example = [
    spokenKey('blue', hat_color),
    spokenKey('fox', hat_shape),
    spokenKey('a', letter),
  ].filter(Boolean);
  return s(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      width: 1.2 * width,
      role: 'group',
      ariaLabel: 'Hats of all colors and shapes',
      fill: 'currentColor',
    },
    [
      s('desc', `${hatShapes.length} shapes, each in ${hatColors.length} colors.`),
      hatColors.map((color, at) =>
        drawWord(wordOf(color, hat_color), {
          x: first.x + at * step.x,
          y: 26,
          textAnchor: 'middle',
          fontSize: 14,
        }),
      ),
      hatShapes.flatMap((shape, row) => [
        drawWord(wordOf(shape, hat_shape), { x: 8, y: first.y + row * step.y + 5 }),
        ...hatColors.map(({ id }, at) =>
          s('path', {
            d: shape.path,
            fill: `var(--hat-${id})`,
            fillRule: 'evenodd',
            transform: `translate(${first.x + at * step.x - 12} ${first.y + row * step.y - 12})`,
          }),
        ),
      ]),
      drawWord(`Say the color, the shape and the letter: “${example.join(' ')}”.`, {
        x: 8,
        y: height - 34,
      }),
      drawWord('Words in brackets are not said.', { x: 8, y: height - 12 }),
    ],
  );
}

function wordOf({ id, description }: HatColor | HatShape, group: VocabularyGroup): string {
  return spokenKey(id, group) ?? `(${description})`;
}

function spokenKey(id: string, { forms }: VocabularyGroup): string | undefined {
  return forms.find(({ identifier }) => identifier === id)?.spoken;
}

function drawWord(text: string, place: Readonly<Record<string, number | string>>): Element {
  return s('text', { fontSize: 16, ...place }, text);
}
