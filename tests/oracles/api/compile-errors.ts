import { TypeScript as ts } from 'typedoc';
import { ownName, type ShownDeclaration } from './shown-declarations.ts';

/** Returns the name of the namespace that is added around the shown declaration with this index. */
export function namespaceName(index: number): string {
  return `shown${index}`;
}

/**
 * A compiler error in the author's code or in code added to it: a shown declaration, or an import
 * or export for one.
 */
interface Finding {
  readonly shown: ShownDeclaration | undefined;
  readonly isAdded: boolean;
  /** Names of the declarations around the position, as in the author's code. */
  readonly names: string;
  /** First sentence of the message; the rest may explain it for only one of several members. */
  readonly head: string;
  readonly message: string;
  readonly line: string;
}

/**
 * Returns the errors in the code added to a file, each with its declaration's name. Skips errors
 * that the author's own declaration has at the same place.
 */
export function errorsIn(
  program: ts.Program,
  file: string,
  shown: readonly ShownDeclaration[],
): string[] {
  const source = program.getSourceFile(file);
  if (!source) return [];
  const findings = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map((diagnostic) => toFinding(diagnostic, source, shown));
  const own = new Set(findings.filter(({ isAdded }) => !isAdded).map(keyOf));
  return findings
    .filter((one) => one.isAdded && !own.has(keyOf(one)))
    .map(({ shown: declaration, message, line }) => {
      const place = declaration ? `${declaration.page.id} ${declaration.name}` : file;
      return `${place}: ${message} | ${line}`;
    });
}

function keyOf({ names, head }: Finding): string {
  return `${names} ${head}`;
}

function toFinding(
  { start = 0, code, messageText }: ts.Diagnostic,
  source: ts.SourceFile,
  shown: readonly ShownDeclaration[],
): Finding {
  const names = declarationsAt(source, start);
  const index = names.flatMap((name) => /^shown(\d+)$/.exec(name)?.[1] ?? []).map(Number)[0];
  const declaration = index === undefined ? undefined : shown[index];
  const [name = ''] = declaration?.page.name.split('<') ?? [];
  const withName = (text: string) =>
    declaration ? text.replace(new RegExp(`\\b${ownName}\\b`, 'g'), () => name) : text;
  return {
    shown: declaration,
    isAdded: declaration !== undefined || isAddedLink(source.text, start),
    names: withName(names.filter((name) => !/^shown\d+$/.test(name)).join('.')),
    head: withName(
      `TS${code} ${typeof messageText === 'string' ? messageText : messageText.messageText}`,
    ),
    message: withName(`TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    line: source.text.slice(start).split('\n')[0] ?? '',
  };
}

/** Returns the names of all declarations around a position, outermost first. */
function declarationsAt(source: ts.SourceFile, position: number): string[] {
  const find = (node: ts.Node): string[] => {
    const name = ts.getNameOfDeclaration(node as ts.Declaration);
    const inner = ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position < child.end ? find(child) : undefined,
    );
    return [...(name ? [name.getText(source)] : []), ...(inner ?? [])];
  };
  return find(source);
}

/** Whether the line at a position is an import or export that was added for a shown declaration. */
function isAddedLink(text: string, position: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  return /^(?:import \* as module\d+ from|export \{ \S+ as exported_)/.test(line);
}
