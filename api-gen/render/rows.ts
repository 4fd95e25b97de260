import { writeWords, type DeclarationRow } from '#shared/api/declaration-markdown.ts';
import { firstSentence, plainText, splitFirstBlock } from '../markdown/first-sentence.ts';
import { escapeText, visibleText } from '../markdown/escape.ts';
import { codeTokens } from '../model/code.ts';
import type { InheritedView, MemberView, RowView } from '../model/api-page.ts';
import { joinBlocks, renderLink, switchable } from './description.ts';
import { renderSignature } from './signature.ts';

/** Renders a list of declarations that are described elsewhere. */
export function renderRows(rows: readonly RowView[]): string {
  return renderDeclarations(rows.map(toRow));
}

/** Renders an inherited member: a row that links to the page describing it, and its signatures. */
export function renderInherited(member: InheritedView): string {
  const signatures = member.signatures.map((code) => renderSignature(code));
  return switchable('api-inherited', joinBlocks([renderRows([member]), ...signatures]));
}

/**
 * Renders a list of declarations, one row each: `- static method [run](</path/>) \{#run} — What it
 * does.`
 */
export function renderDeclarations(rows: readonly DeclarationRow[]): string {
  return `:::declarations\n\n${rows.map(renderRow).join('\n')}\n\n:::`;
}

function renderRow(row: DeclarationRow): string {
  const { name, id, href, value, summary } = row;
  return [
    `- ${writeWords(row)} ${renderLink({ name, href })}`,
    id === undefined ? '' : ` \\{#${id}}`,
    value === undefined ? '' : ` = ${escapeText(value)}`,
    summary ? ` — ${escapeText(summary)}` : '',
  ].join('');
}

/**
 * Renders enum members as rows. Returns null for other members, or if the documentation of any of
 * them does not fit in a row.
 */
export function renderEnumMembers(members: readonly MemberView[]): string | null {
  const isShort = members.every(
    ({ kind, description, usedBy }) =>
      kind === 'enum member' &&
      description.deprecated === undefined &&
      description.blocks.length + description.badges.length === 0 &&
      usedBy.length === 0 &&
      splitFirstBlock(description.markdown).rest === '',
  );
  return isShort && members.length > 0 ? renderDeclarations(members.map(toEnumRow)) : null;
}

function toEnumRow({ id, name, kind, code, description }: MemberView): DeclarationRow {
  const value = codeTokens(code).find((token) => token.kind === 'string')?.text;
  return {
    kind,
    name: visibleText(name),
    id,
    value: value === undefined ? undefined : visibleText(value),
    summary: plainText(description.markdown),
  };
}

function toRow({ id, name, kind, modifiers, href, description }: RowView): DeclarationRow {
  const { markdown, badges, deprecated } = description;
  return {
    kind,
    name: visibleText(name),
    id,
    href,
    modifiers: [...badges, ...modifiers],
    summary: firstSentence(markdown),
    deprecated: deprecated === undefined ? undefined : true,
  };
}
