import type { Element, ElementContent } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { SpokenForm } from '#shared/voice/vocabulary.ts';
import { h } from 'hastscript';

/** Content of a table cell: plain text, or elements. */
export type Cell = string | readonly (ElementContent | string)[];

/** A table with named columns. */
export interface TableInput {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Caption for screen readers and print. */
  readonly caption: string;
}

/** Renders a table whose first column names the row. */
export function drawTable({ columns, rows, caption }: TableInput): Element {
  const head = h(
    'tr',
    columns.map((column) => h('th', { scope: 'col' }, column)),
  );
  const body = rows.map((cells) =>
    h(
      'tr',
      cells.map((cell, index) => drawCell(cell, index === 0)),
    ),
  );
  return h('table', [h('caption.visually-hidden', caption), h('thead', [head]), h('tbody', body)]);
}

/** Renders one cell, as a header if it names its row. */
export function drawCell(cell: Cell, isHeading = false): Element {
  return h(
    isHeading ? 'th' : 'td',
    isHeading ? { scope: 'row' } : {},
    ...(typeof cell === 'string' ? [cell] : cell),
  );
}

/** Renders a single term as a speech chip that follows the reader's vocabulary. */
export function termChip(
  group: GroupId,
  { spoken, identifier }: Pick<SpokenForm, 'spoken' | 'identifier'>,
): Element {
  return h('span.spoken', ['“', h('span', { 'data-term': `${group}:${identifier}` }, spoken), '”']);
}

/** Renders an identifier, a character or a delimiter as inline code. */
export function inlineCode(text: string): Element {
  return h('code', text);
}
