import { TypeScript as ts } from 'typedoc';

/**
 * Changes a program so that TypeDoc reads it correctly: omits unresolved exports, puts a variable
 * before an interface that shares its symbol, because TypeDoc reads the first declaration, and
 * marks type-only exports as values, because TypeDoc mistakes them for declarations of another
 * kind.
 */
export function prepareProgram(program: ts.Program): void {
  const checker = program.getTypeChecker();
  omitUnresolved(checker);
  for (const file of program.getSourceFiles())
    if (!program.isSourceFileDefaultLibrary(file)) prepareStatements(file, checker);
}

/**
 * Omits exports that cannot be resolved. They all share one symbol, so every unresolved name in a
 * type would link to them.
 */
function omitUnresolved(checker: ts.TypeChecker): void {
  const { getExportsOfModule } = checker;
  checker.getExportsOfModule = (module) =>
    getExportsOfModule(module).filter((symbol) => isResolved(symbol, checker));
}

function isResolved(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if ((symbol.flags & ts.SymbolFlags.Alias) === 0) return true;
  return (checker.getAliasedSymbol(symbol).declarations?.length ?? 0) > 0;
}

function prepareStatements(
  { statements }: ts.SourceFile | ts.ModuleBlock,
  checker: ts.TypeChecker,
): void {
  for (const statement of statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) putValueFirst(name, checker);
    if (ts.isExportDeclaration(statement)) exportAsValue(statement);
    const body = bodyOf(statement);
    if (body) prepareStatements(body, checker);
  }
}

/**
 * Returns a namespace's block. In `namespace A.B {}`, it is the block of the innermost namespace.
 */
function bodyOf(node: ts.Node): ts.ModuleBlock | undefined {
  if (!ts.isModuleDeclaration(node) || !node.body) return undefined;
  return ts.isModuleBlock(node.body) ? node.body : bodyOf(node.body);
}

function putValueFirst(name: ts.BindingName, checker: ts.TypeChecker): void {
  if (!ts.isIdentifier(name)) {
    for (const part of name.elements)
      if (ts.isBindingElement(part)) putValueFirst(part.name, checker);
    return;
  }
  checker
    .getSymbolAtLocation(name)
    ?.declarations?.sort((a, b) => Number(b === name.parent) - Number(a === name.parent));
}

/**
 * Makes TypeDoc describe `export type { A }` according to what `A` is. Import lines are unaffected,
 * because they are based on the source.
 */
function exportAsValue(statement: ts.ExportDeclaration): void {
  const { exportClause } = statement;
  const nodes = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
  for (const node of [statement, ...nodes]) (node as { isTypeOnly: boolean }).isTypeOnly = false;
}

/** Whether an exported name can only be used as a type, according to the source. */
export function isExportedAsType(symbol: ts.Symbol): boolean {
  const node = symbol.declarations?.find(ts.isExportSpecifier);
  return (
    node !== undefined &&
    (/^type\s/.test(node.getText()) || /^export\s+type\b/.test(node.parent.parent.getText()))
  );
}
