import { TypeScript as ts, UnknownType, type Context } from 'typedoc';

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.WriteClassExpressionAsTypeLiteral |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Writes out the type of a class that has no name outside an expression or function, as the
 * compiler does in declaration files.
 */
export function unnamedClass(context: Context, type: ts.Type): UnknownType | undefined {
  const declaration = type.symbol?.valueDeclaration;
  if (!declaration || !ts.isClassLike(declaration)) return undefined;
  const isNamed =
    ts.isClassDeclaration(declaration) &&
    (ts.isSourceFile(declaration.parent) || ts.isModuleBlock(declaration.parent));
  if (isNamed) return undefined;
  return new UnknownType(context.checker.typeToString(type, declaration.getSourceFile(), format));
}
