import { toString } from 'hast-util-to-string';
import { findNearest } from '#shared/nearest.ts';
import { derivedGroups, listedGroups } from '#shared/voice/group-id.ts';
import type { Block } from '../mdx/block.ts';
import { drawTable } from './spoken-table.ts';
import { findSpokenTable, spokenTableNames } from './spoken-tables.ts';

/** `::spoken-forms[colors]` draws a table from the vocabulary: one of the named tables, or a group by its id. */
export const spokenFormsBlock: Block = ({ label, position }, { report, addSearchText }) => {
  const name = label.trim();
  const table = findSpokenTable(name);
  if (!table) {
    const nearest = findNearest(name, [...spokenTableNames, ...listedGroups, ...derivedGroups]);
    const hint = nearest ? `Did you mean "${nearest}"?` : `Name one of ${spokenTableNames.join(', ')}, or a group of the vocabulary.`;
    report({ message: `There is no table of spoken forms "${name}".`, hint, position, severity: 'error' });
    return [];
  }
  const drawn = drawTable(table);
  const aliases = table.rows.map((row) => textOf(row[0]).replace(/[“”]/g, ''));
  addSearchText(table.rows.map((row) => row.map(textOf).join(' ')).join(' '), aliases.filter((alias) => alias !== '(none)'));
  return [drawn];
};

function textOf(cell: Parameters<typeof drawTable>[0]['rows'][number][number] | undefined): string {
  if (cell === undefined || typeof cell === 'string') return cell ?? '';
  return cell.map((part) => (typeof part === 'string' ? part : part.type === 'element' ? toString(part) : '')).join('');
}
