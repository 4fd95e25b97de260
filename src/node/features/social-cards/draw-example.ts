import type { Element } from 'hast';
import { s } from 'hastscript';
import { buildSide } from '#engine/examples/example-side.ts';
import type { CaseMark, RecordedCase } from '#engine/examples/recorded-case.ts';
import { diffText } from '#engine/examples/diff-text.ts';
import { findLines, toRange } from '#shared/text/text-lines.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { checkPhrase } from '../examples/check-phrase.ts';
import { cardColors, column, padding } from './card-style.ts';
import { drawLines, drawPanel, drawShape, drawWords, lineHeight } from './draw-parts.ts';
import { codeWidth, textWidth, wrapWords } from './wrap-words.ts';

/** Draws a title, an example's command, and the text before the command with its hats. */
export function drawExample(
  title: string,
  example: RecordedCase,
  language: Language | undefined,
): Element[] {
  const saidMarks = language ? checkPhrase(example, language).saidMarks : example.before.marks;
  const lines = drawnSide(example, saidMarks);
  const longest = Math.max(...example.before.text.split('\n').map(codeWidth));
  const size = Math.min(
    48,
    (column.width - 2 * padding) / longest,
    (panel.bottom - panel.code) / (lines.length * lineHeight),
  );
  const room = panel.bottom - panel.code - lines.length * lineHeight * size;
  return [
    ...drawHeading(title),
    drawPanel(panel.top, panel.bottom - panel.top + 16),
    ...drawLines(lines, { x: column.x + padding, y: panel.code + room / 2, size }),
    ...drawChip(example.spokenForm, saidMarks[0]),
  ];
}

/** Edges of the example's panel, and the top of its code below the chip. */
const panel = { top: 312, code: 366, bottom: 550 } as const;

function drawnSide(example: RecordedCase, marked: readonly CaseMark[]) {
  const { before, after } = example;
  const state = { ...before, text: before.text.trimEnd() };
  const index = findLines(before.text);
  const changes = after ? diffText(before.text, after.text, []).removed : [];
  const lines = buildSide({
    state,
    changes,
    changeRole: 'removed',
    decorations: [],
    marked: marked.map(({ range }) => toRange(index, range)),
    tokens: [],
  });
  return lines.slice(0, maxLines);
}

/** Maximum number of lines of code; with more, the text would be too small to read. */
const maxLines = 6;

function drawHeading(title: string): readonly Element[] {
  const one = wrapWords(title, { width: column.width / 72, lines: Infinity }, textWidth).length < 2;
  const size = one ? 72 : 52;
  return wrapWords(title, { width: column.width / size, lines: 2 }, textWidth).map((line, number) =>
    drawWords(line, { x: column.x, y: (one ? 222 : 180) + number * 60, size, isStrong: true }),
  );
}

/**
 * Draws the speech chip across the panel's top edge; the hat that the phrase names sits on the
 * chip's top edge.
 */
function drawChip(phrase: string, mark: CaseMark | undefined): readonly Element[] {
  const [x, y, height, size] = [column.x + padding, panel.top - 38, 76, 40];
  const width = Math.min(column.width - 2 * padding, textWidth(`“${phrase}”`) * size * 0.94 + 64);
  const [round, tight] = [height / 2, 10];
  const outline = `M${x + round} ${y}H${x + width - round}a${round} ${round} 0 0 1 0 ${height}H${x + tight}a${tight} ${tight} 0 0 1 ${-tight} ${-tight}V${y + round}a${round} ${round} 0 0 1 ${round} ${-round}Z`;
  return [
    s('path', {
      d: outline,
      fill: cardColors.spokenSurface,
      stroke: cardColors.spokenLine,
      strokeWidth: 3,
    }),
    ...(mark ? [drawShape(mark.hat, { centerX: x + 46, centerY: y, diameter: 22 })] : []),
    drawWords(`“${phrase}”`, {
      ...{ x: x + width / 2, y: y + height / 2 + size * 0.36, size, isStrong: true },
      ...{ fill: cardColors.spoken, anchor: 'middle' },
    }),
  ];
}
