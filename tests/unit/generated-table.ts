import type { ElementContent } from 'hast';
import { findSpokenTable } from '#node/features/spoken-tables/spoken-tables.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import type { Cell } from '#node/features/spoken-tables/spoken-table.ts';

/**
 * Returns the text of each cell of a generated table, row by row, without quotation marks; a
 * labeled element counts as its `aria-label`.
 */
function tableTexts(name: string): readonly (readonly string[])[] {
  const table = findSpokenTable(name, defaultLanguage);
  return (table?.rows ?? []).map((row) =>
    row.map((cell) => cellText(cell).replace(/[“”]/g, '').trim()),
  );
}

/**
 * Whether a row begins with the first text and contains the others in later cells, in this order.
 */
export function hasRow(name: string, [first, ...others]: readonly string[]): boolean {
  return tableTexts(name).some((row) => {
    let from = 1;
    return (
      row[0] === first &&
      others.every(
        (text) =>
          (from = row.findIndex((cell, index) => index >= from && cell.includes(text)) + 1) > 0,
      )
    );
  });
}

function cellText(cell: Cell): string {
  return typeof cell === 'string'
    ? cell
    : cell.map((part) => (typeof part === 'string' ? part : nodeText(part))).join('');
}

function nodeText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const label = node.properties['aria-label'] ?? node.properties.ariaLabel;
  return typeof label === 'string' ? label : node.children.map(nodeText).join('');
}
