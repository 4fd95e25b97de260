import type { ApiRow, ApiRowsBlock } from '#shared/api/api-blocks.ts';
import { firstSentence } from '../markdown/first-sentence.ts';
import { visibleText } from '../markdown/escape.ts';
import type { RowView } from '../model/page.ts';
import { jsonFence } from './signature.ts';

/** Words that tell the reader more than the name does. */
const shownModifiers = new Set(['private', 'protected', 'static', 'abstract']);

/** A list of declarations that are described elsewhere. */
export function renderRows(rows: readonly RowView[], options: Omit<ApiRowsBlock, 'rows'> = {}): string {
  return jsonFence('api-rows', { rows: rows.map(toRow), ...options } satisfies ApiRowsBlock);
}

function toRow(row: RowView): ApiRow {
  const modifiers = row.modifiers.filter((modifier) => shownModifiers.has(modifier));
  const summary = firstSentence(row.summary);
  return {
    kind: row.kind,
    name: visibleText(row.name),
    ...(row.id ? { id: row.id } : {}),
    ...(row.href === undefined ? {} : { href: row.href }),
    ...(modifiers.length > 0 ? { modifiers } : {}),
    ...(summary ? { summary } : {}),
    ...(row.deprecated ? { deprecated: true } : {}),
  };
}
