import { TypeScript as ts } from 'typedoc';
import type { ApiPage, MemberView } from '../../../api-gen/model/api-page.ts';
import type { Code } from '../../../api-gen/model/code.ts';
import { layoutCode, type Part } from '../../../api-gen/render/layout-code.ts';
import { renamed, textOf } from './shown-declarations.ts';

/** A signature from a page, as a declaration for the compiler. */
export interface ShownSignature {
  readonly page: ApiPage;
  readonly name: string;
  /** The page's code. */
  readonly text: string;
  /** The code, wrapped so that it compiles. */
  readonly declaration: string;
}

/** Returns all signatures of a page. */
export function listSignatures(page: ApiPage): ShownSignature[] {
  const own = page.code.length > 0 ? [toSignature(page, page.name, page.code, '{}')] : [];
  const members = page.sections.flatMap(({ members: shown }) =>
    shown.flatMap((member) => memberSignatures(page, member)),
  );
  return [...own, ...members];
}

function memberSignatures(page: ApiPage, member: MemberView): ShownSignature[] {
  const codes = [member.code, ...member.signatures.map(({ code }) => code)].filter(
    (code, index) => code.length > 0 && (index === 0 || member.code.length === 0),
  );
  return codes.map((code) => toSignature(page, member.name, code, ''));
}

function toSignature(
  page: ApiPage,
  name: string,
  code: readonly Code[],
  body: string,
): ShownSignature {
  const parts = layoutCode(code);
  const text = textOf(parts);
  return { page, name, text, declaration: surround(page, parts, body) };
}

/** Wraps members in their class, interface or enum; a module's exports are statements already. */
function surround({ category, kind }: ApiPage, parts: readonly Part[], body: string): string {
  const text = textOf(parts);
  const isMember =
    body === '' && (category === 'classes' || category === 'interfaces' || category === 'enums');
  if (!isMember) return `declare ${renamed(parts)} ${body}`;
  const word = /^(?:protected |static )*abstract /.test(text) ? 'abstract class' : kind;
  return category === 'enums' ? `enum It { ${text} }` : `${word} It { ${text}; }`;
}

/** Returns the compiler's syntax errors in a signature. */
export function parseErrors({ declaration }: ShownSignature): string[] {
  const file = ts.createSourceFile('it.ts', declaration, ts.ScriptTarget.ESNext);
  // Public functions return these errors too, but only from a program, which takes ten times as long.
  const { parseDiagnostics } = file as unknown as {
    readonly parseDiagnostics: readonly ts.Diagnostic[];
  };
  return parseDiagnostics.map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
}
