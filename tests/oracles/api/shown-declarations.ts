import { TypeScript as ts } from 'typedoc';
import type { ApiPage, MemberView } from '../../../api-gen/model/api-page.ts';
import { codeText, codeTokens, type Code, type Token } from '../../../api-gen/model/code.ts';
import { layoutCode } from '../../../api-gen/render/layout-code.ts';

/** A declaration as shown on a page, turned into code for the compiler. */
export interface ShownDeclaration {
  readonly page: ApiPage;
  readonly name: string;
  readonly text: string;
  /** Type names and linked names in the code. */
  readonly names: readonly Token[];
  /** Number of signatures on the page that it was joined from. */
  readonly signatures: number;
}

/**
 * Name given to a shown class, so that references to the class in its members mean the author's
 * class.
 */
export const ownName = 'It';

/**
 * Joins the signatures of a page into whole declarations: a type with its members, or each member
 * of a module.
 */
export function listDeclarations(page: ApiPage): ShownDeclaration[] {
  const members = page.sections.flatMap((section) => section.members);
  if (page.category === 'modules' || page.category === 'namespaces')
    return members
      .filter(({ kind }) => kind !== 'reference')
      .map((member) => join(page, member.name, [], codesOf(member)));
  return [join(page, page.name, page.code, members.flatMap(codesOf))];
}

/** Returns all code that a member shows: its own, or that of each overload. */
function codesOf({ code, signatures }: MemberView): (readonly Code[])[] {
  return code.length > 0 ? [code] : signatures.map((signature) => signature.code);
}

function join(
  page: ApiPage,
  name: string,
  head: readonly Code[],
  members: readonly (readonly Code[])[],
): ShownDeclaration {
  const isType = head.length > 0;
  const lines = members
    .map((code) => layoutCode(code))
    .map((parts) => (isType ? codeText(parts) : renamed(parts)));
  const separator = page.category === 'enums' ? ',\n' : ';\n';
  const body = lines.map((line) => line + separator).join('');
  return {
    page,
    name,
    text: isType ? `${renamed(layoutCode(head), page.kind === 'class')} {\n${body}}` : body,
    names: codeTokens([...head, ...members.flat()]).filter(
      ({ kind, target }) => kind === 'type' || target !== undefined,
    ),
    signatures: members.length + (isType ? 1 : 0),
  };
}

/**
 * Returns code as text. Renames a class, whose private members would otherwise conflict with the
 * original's, and a declaration exported under a reserved word, as in `export { catch_ as catch }`.
 */
export function renamed(parts: readonly Code[], isClass = false): string {
  const name = codeTokens(parts).find(({ kind }) => kind === 'name');
  const isRenamed = isClass || isReserved(name?.text ?? '');
  const text = codeText(parts.map((part) => (isRenamed && part === name ? ownName : part)));
  // A default export may have no name of its own.
  return text.replace(/^export default ((?:abstract )?(?:class|function)) ?/, `$1 ${ownName} `);
}

/** Whether a name is a reserved word, which no declaration can have as its name. */
function isReserved(name: string): boolean {
  const kind = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  return kind !== undefined && kind <= ts.SyntaxKind.LastFutureReservedWord;
}
