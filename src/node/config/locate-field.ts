import { createRequire } from 'node:module';
import type Compiler from 'typescript';

// `require`, because Vite bundles its configuration with its imports, and an `import` would always be loaded.
const ts = createRequire(import.meta.url)('typescript') as typeof Compiler;

/** Returns the position of a field in a configuration file, or of its nearest ancestor; lines and columns count from 1. */
export function locateField(
  text: string,
  path: readonly string[],
  name = 'site.config.ts',
): { readonly line: number; readonly column: number } {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  let value = valueOf(findConfig(file), file);
  let place: Compiler.Node | undefined;
  for (const name of path) {
    const field = value && findChild(value, name, file);
    if (!field) break;
    place = field;
    value = valueOf(field, file);
  }
  const { line, character } = file.getLineAndCharacterOfPosition(place?.getStart(file) ?? 0);
  return { line: line + 1, column: character + 1 };
}

/** The file's default export or its JSON: the configuration itself. */
function findConfig(file: Compiler.SourceFile): Compiler.Node | undefined {
  const isJson = file.fileName.endsWith('.json');
  const kind = isJson ? ts.isExpressionStatement : ts.isExportAssignment;
  return file.statements.find((statement) => kind(statement))?.expression;
}

/** The object or list that a field holds, resolving variables, type assertions and function arguments. */
function valueOf(
  node: Compiler.Node | undefined,
  file: Compiler.SourceFile,
): Compiler.Node | undefined {
  if (!node) return undefined;
  if (ts.isPropertyAssignment(node)) return valueOf(node.initializer, file);
  if (ts.isShorthandPropertyAssignment(node)) return valueOf(node.name, file);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return valueOf(node.expression, file);
  if (ts.isParenthesizedExpression(node)) return valueOf(node.expression, file);
  if (ts.isCallExpression(node)) return valueOf(node.arguments[0], file);
  return ts.isIdentifier(node) ? valueOf(findConstant(node.text, file), file) : node;
}

function findConstant(name: string, file: Compiler.SourceFile): Compiler.Node | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

function findChild(
  node: Compiler.Node,
  name: string,
  file: Compiler.SourceFile,
): Compiler.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return membersOf(node, file)[Number(name)];
  return membersOf(node, file).findLast(
    (member) =>
      ts.isObjectLiteralElement(member) &&
      member.name !== undefined &&
      (ts.isIdentifier(member.name) || ts.isStringLiteralLike(member.name)) &&
      member.name.text === name,
  );
}

/** Elements or fields, including those spread in with `...` from elsewhere in the file. */
function membersOf(node: Compiler.Node, file: Compiler.SourceFile): readonly Compiler.Node[] {
  const members = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties
      : [];
  return members.flatMap((member: Compiler.Node) => {
    if (!ts.isSpreadElement(member) && !ts.isSpreadAssignment(member)) return [member];
    const spread = valueOf(member.expression, file);
    return spread ? membersOf(spread, file) : [];
  });
}
