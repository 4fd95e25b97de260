import type { ApiRow, ApiRowsBlock } from '#shared/api/api-blocks.ts';
import { firstSentence, plainText, splitFirstBlock } from '../markdown/first-sentence.ts';
import { visibleText } from '../markdown/escape.ts';
import { codeTokens } from '../model/code.ts';
import type { MemberView, RowView } from '../model/page.ts';
import { jsonFence } from './signature.ts';

/** Words that tell the reader more than the name does. */
const shownModifiers = new Set(['private', 'protected', 'static', 'abstract']);

/** A list of declarations that are described elsewhere. */
export function renderRows(
  rows: readonly RowView[],
  options: Omit<ApiRowsBlock, 'rows'> = {},
): string {
  return jsonFence('api-rows', { rows: rows.map(toRow), ...options } satisfies ApiRowsBlock);
}

/** Members of an enumeration whose words fit into a line, as such lines; null when one has more to say. */
export function renderEnumMembers(members: readonly MemberView[]): string | null {
  const isShort = members.every(
    ({ kind, description, usedBy }) =>
      kind === 'enum member' &&
      description.deprecated === undefined &&
      description.blocks.length === 0 &&
      usedBy.length === 0 &&
      splitFirstBlock(description.markdown).rest === '',
  );
  return isShort && members.length > 0
    ? jsonFence('api-rows', { rows: members.map(toEnumRow) } satisfies ApiRowsBlock)
    : null;
}

function toEnumRow({ id, name, kind, code, description }: MemberView): ApiRow {
  const value = codeTokens(code).find((token) => token.kind === 'string')?.text;
  const summary = plainText(description.markdown);
  return {
    kind,
    name: visibleText(name),
    id,
    ...(value === undefined ? {} : { value: visibleText(value) }),
    ...(summary ? { summary } : {}),
  };
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
