import type { Element } from 'hast';
import { allocateHats } from '#engine/hats/allocate-hats.ts';
import { createDocument } from '#engine/text/document.ts';
import { buildSide } from '#engine/examples/example-side.ts';
import { column, padding } from './card-style.ts';
import { drawLines, drawPanel, drawWords, lineHeight } from './draw-parts.ts';
import { codeWidth, textWidth, wrapWords } from './wrap-words.ts';

/** Top and bottom of the area for a title and its description, below the site's name. */
const area = { top: 136, bottom: 590 } as const;
/** The description's font size, line height and distance from the title. */
const words = { size: 34, lineHeight: 48, gap: 66 } as const;

/**
 * Draws a title as text in an editor, with the hats that Cursorless would put on it, and a
 * description.
 */
export function drawTitle(title: string, description = ''): Element[] {
  const inner = column.width - 2 * padding;
  // Rounded down, so that a rounding error does not wrap a title that just fits.
  const size = Math.max(56, Math.min(92, Math.floor(inner / codeWidth(title))));
  const lines = wrapWords(title, { width: inner / size, lines: 3 }, codeWidth);
  const height = lines.length * lineHeight * size + 44;
  const room = Math.floor((area.bottom - area.top - height - words.gap) / words.lineHeight) + 1;
  const width = column.width / words.size;
  const described = wrapWords(description, { width, lines: Math.min(3, room) }, textWidth);
  const used =
    height + (described.length > 0 ? words.gap + (described.length - 1) * words.lineHeight : 0);
  const top = area.top + (area.bottom - area.top - used) / 2;
  return [
    drawPanel(top, height),
    ...drawLines(putHatsOn(lines.join('\n')), { x: column.x + padding, y: top + 8, size }),
    ...described.map((line, number) =>
      drawWords(line, {
        x: column.x,
        y: top + height + words.gap + number * words.lineHeight,
        size: words.size,
      }),
    ),
  ];
}

/** Returns a text's lines with the hats that an editor with the cursor at the start would show. */
function putHatsOn(text: string) {
  const marks = allocateHats({ document: createDocument(text), cursor: 0 });
  const state = { text, selections: [], marks, thatMark: [], sourceMark: [] };
  return buildSide({
    state,
    changes: [],
    changeRole: 'removed',
    decorations: [],
    marked: [],
    tokens: [],
  });
}
