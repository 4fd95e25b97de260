import ts from 'typescript';

/** Place of a field in a configuration file, or of the nearest field above it; lines and columns count from 1. */
export function locateField(
  text: string,
  path: readonly string[],
): { readonly line: number; readonly column: number } {
  const file = ts.createSourceFile('site.config.ts', text, ts.ScriptTarget.Latest, true);
  let node: ts.Node | undefined = findObject(file);
  let found: ts.Node | undefined;
  for (const name of path) {
    node = node && childOf(node, name);
    if (!node) break;
    found = node;
    if (ts.isPropertyAssignment(node)) node = node.initializer;
  }
  const { line, character } = file.getLineAndCharacterOfPosition(found?.getStart(file) ?? 0);
  return { line: line + 1, column: character + 1 };
}

function childOf(node: ts.Node, name: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(name)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === name,
  );
}

/** The object literal with most fields: the configuration itself. */
function findObject(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let best: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      if (!best || node.properties.length > best.properties.length) best = node;
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return best;
}
