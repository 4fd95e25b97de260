import {
  ReferenceType,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
  type TypeParameterReflection,
} from 'typedoc';
import { isOfNamespace } from './says-more.ts';

/**
 * Restores the names of extended and implemented types as written in the source, where TypeDoc's
 * names are missing or ambiguous.
 */
export function restoreHeritage(context: Context, reflection: DeclarationReflection): void {
  const { extendedTypes = [], implementedTypes = [] } = reflection;
  const nodes = heritageOf(context.getSymbolFromReflection(reflection)?.declarations);
  for (const [index, type] of [...extendedTypes, ...implementedTypes].entries()) {
    const node = nodes[index];
    if (!node) continue;
    const { expression } = node;
    const text = expressionText(expression);
    if (type.type !== 'reference' || type.qualifiedName === '__class') {
      if (index < extendedTypes.length)
        extendedTypes[index] = brokenReference(context.withScope(reflection), text, node);
    } else if (
      // A renamed import may hide that the base has the same name.
      type.name === reflection.name ||
      isNameless(context, expression) ||
      isOfNamespace(expression, context.checker)
    ) {
      type.name = text;
      // A call or a class expression has no type arguments of its own.
      if (!node.typeArguments) delete type.typeArguments;
    }
  }
}

/** Returns the AST nodes of the types that these classes and interfaces extend and implement. */
export function heritageOf(
  declarations: readonly ts.Declaration[] = [],
): ts.ExpressionWithTypeArguments[] {
  return declarations
    .filter((node) => ts.isClassLike(node) || ts.isInterfaceDeclaration(node))
    .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types }) => [...types]));
}

function brokenReference(
  context: Context,
  text: string,
  { typeArguments }: ts.ExpressionWithTypeArguments,
): ReferenceType {
  const type = ReferenceType.createBrokenReference(text, context.project, undefined);
  if (typeArguments)
    type.typeArguments = typeArguments.map((node) => context.converter.convertType(context, node));
  return type;
}

const longestArguments = 80;

/** Returns an expression on one line, with a comment in place of long arguments. */
function expressionText(node: ts.Expression): string {
  const text = node.getText().replace(/\s+/g, ' ');
  if (text.length <= longestArguments || !ts.isCallExpression(node)) return text;
  const types = node.typeArguments?.map((type) => type.getText().replace(/\s+/g, ' ')).join(', ');
  const callee = `${expressionText(node.expression)}${types === undefined ? '' : `<${types}>`}`;
  const inside = node.arguments.map((one) => one.getText().replace(/\s+/g, ' ')).join(', ');
  return `${callee}(${inside.length > longestArguments ? '/* … */' : inside})`;
}

/**
 * Whether an expression names something that cannot be found, or a default export without a name of
 * its own.
 */
function isNameless(context: Context, expression: ts.Expression): boolean {
  const symbol = context.getSymbolAtLocation(expression);
  const declarations = symbol ? (context.resolveAliasedSymbol(symbol).declarations ?? []) : [];
  return declarations.every((declaration) => ts.getNameOfDeclaration(declaration) === undefined);
}

/**
 * Restores a type parameter's constraint and default from its source. For signatures, TypeDoc
 * requests constraints without their source nodes.
 */
export function restoreTypeParameter(context: Context, parameter: TypeParameterReflection): void {
  const symbol = context.getSymbolFromReflection(parameter);
  const declaration = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
  if (!declaration) return;
  const inside = context.scope === parameter.parent ? context.withScope(parameter) : context;
  const { converter } = context;
  if (declaration.constraint)
    parameter.type = converter.convertType(inside, declaration.constraint);
  if (declaration.default) parameter.default = converter.convertType(inside, declaration.default);
}
