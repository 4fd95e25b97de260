import {
  Converter,
  RestType,
  TypeScript as ts,
  type Application,
  type Context,
  type DeclarationReflection,
  type ReferenceType,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { partsOf } from './parts-of-type.ts';

/**
 * Converts types as they are written where TypeDoc drops a part of them: names and rests in tuples, imports in place,
 * `keyof`, names that cannot be resolved. A type that has been filled in with type arguments is not what is written.
 */
export function keepWrittenTypes({ converter }: Application): void {
  const convertType = converter.convertType.bind(converter);
  converter.convertType = (
    context: Context,
    type: ts.Type | ts.TypeNode | undefined,
    node?: ts.TypeNode,
  ): SomeType => {
    const written = writtenNode(context, type, node);
    // TypeDoc would leave out as many type arguments as the node does not have.
    if (!written)
      return convertType(
        context,
        type as ts.Type,
        isFilledIn(context, type, node) ? undefined : node,
      );
    const converted = convertType(context, written);
    restore(context, converted, written);
    return converted;
  };
  converter.on(Converter.EVENT_CREATE_DECLARATION, restoreHeritage);
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, restoreTypeParameter);
}

/** The node to convert instead of a type; undefined if it says no more. */
function writtenNode(
  context: Context,
  type: ts.Type | ts.TypeNode | undefined,
  node: ts.TypeNode | undefined,
): ts.TypeNode | undefined {
  if (!type || 'kind' in type) return type;
  if (!node || !saysMore(node, context.checker)) return undefined;
  return isFilledIn(context, type, node) ? undefined : node;
}

/** Whether a type has type arguments in place of what is written. */
function isFilledIn(
  { checker }: Context,
  type: ts.Type | ts.TypeNode | undefined,
  node: ts.TypeNode | undefined,
): boolean {
  if (!type || 'kind' in type || !node) return false;
  const written = checker.getTypeFromTypeNode(node);
  return checker.getNonNullableType(type) !== checker.getNonNullableType(written);
}

/** Whether a written type has parts that TypeDoc drops. Functions and object types have their own declarations. */
function saysMore(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node))
    return false;
  return (
    ts.isNamedTupleMember(node) ||
    ts.isOptionalTypeNode(node) ||
    ts.isRestTypeNode(node) ||
    ts.isImportTypeNode(node) ||
    ts.isMappedTypeNode(node) ||
    (ts.isTypeQueryNode(node) && node.typeArguments !== undefined) ||
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.UniqueKeyword) ||
    (ts.isTypeReferenceNode(node) && isKnownByName(checker.getTypeFromTypeNode(node))) ||
    ts.forEachChild(node, (child) => saysMore(child, checker) || undefined) === true
  );
}

/** The compiler's type for what it could not find, or a member of an enumeration, whose name needs that of its owner. */
function isKnownByName(type: ts.Type): boolean {
  const { intrinsicName } = type as ts.Type & { readonly intrinsicName?: string };
  return intrinsicName === 'error' || (type.flags & ts.TypeFlags.EnumLiteral) !== 0;
}

function restoreHeritage(context: Context, reflection: DeclarationReflection): void {
  const { extendedTypes = [], implementedTypes = [] } = reflection;
  const nodes = (context.getSymbolFromReflection(reflection)?.declarations ?? [])
    .filter((node) => ts.isClassLike(node) || ts.isInterfaceDeclaration(node))
    .flatMap(({ heritageClauses = [] }) => [...heritageClauses])
    .flatMap(({ types }) => [...types]);
  for (const [index, type] of [...extendedTypes, ...implementedTypes].entries()) {
    const node = nodes[index];
    if (node && type.type === 'reference' && isNameless(context, node.expression))
      type.name = node.expression.getText();
  }
}

/** Whether an expression names what cannot be found, or a default export without a name of its own. */
function isNameless(context: Context, expression: ts.Expression): boolean {
  const symbol = context.getSymbolAtLocation(expression);
  const declarations = symbol ? (context.resolveAliasedSymbol(symbol).declarations ?? []) : [];
  return declarations.every((declaration) => ts.getNameOfDeclaration(declaration) === undefined);
}

/** TypeDoc asks for the constraints of a signature's type parameters without saying where they are written. */
function restoreTypeParameter(context: Context, parameter: TypeParameterReflection): void {
  const symbol = context.getSymbolFromReflection(parameter);
  const declaration = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
  if (!declaration) return;
  const inside = context.scope === parameter.parent ? context.withScope(parameter) : context;
  const { converter } = context;
  if (declaration.constraint)
    parameter.type = converter.convertType(inside, declaration.constraint);
  if (declaration.default) parameter.default = converter.convertType(inside, declaration.default);
}

/** Adds what is missing to a type that was converted from `node`. */
function restore(context: Context, type: SomeType, written: ts.Node): void {
  const node = withoutBrackets(written);
  if (type.type === 'namedTupleMember' && ts.isNamedTupleMember(node) && node.dotDotDotToken)
    type.element = new RestType(type.element);
  if (type.type === 'reference' && ts.isImportTypeNode(node)) restoreImport(context, type, node);
  if (type.type === 'query' && ts.isTypeQueryNode(node))
    addArguments(context, type.queryType, node.typeArguments);
  const types = partsOf(type.type === 'query' ? type.queryType : type);
  const nodes = partNodes(node);
  if (types.length !== nodes.length) return;
  for (const [index, part] of nodes.entries()) {
    const inner = types[index];
    if (inner)
      restore(
        context,
        inner.type === 'rest' && !ts.isRestTypeNode(part) ? inner.elementType : inner,
        part,
      );
  }
}

function restoreImport(context: Context, type: ReferenceType, node: ts.ImportTypeNode): void {
  const from = `import(${node.argument.getText().replaceAll("'", '"')})`;
  const name = node.qualifier ? `${from}.${node.qualifier.getText()}` : from;
  if (node.isTypeOf) type.name = `typeof ${name}`;
  else if (type.name === 'default') type.name = name;
  addArguments(context, type, node.typeArguments);
}

function addArguments(
  context: Context,
  type: ReferenceType,
  nodes: readonly ts.TypeNode[] | undefined,
): void {
  if (nodes && !type.typeArguments)
    type.typeArguments = nodes.map((node) => context.converter.convertType(context, node));
}

function withoutBrackets(node: ts.Node): ts.Node {
  return ts.isParenthesizedTypeNode(node) ? withoutBrackets(node.type) : node;
}

/** Written parts of a type, in the order of `partsOf`. */
function partNodes(node: ts.Node): ts.TypeNode[] {
  const parts: ts.TypeNode[] = [];
  ts.forEachChild(node, (child) => {
    if (ts.isTypeParameterDeclaration(child) || ts.isTemplateLiteralTypeSpan(child))
      parts.push(...partNodes(child));
    else if (ts.isTypeNode(child) && !(ts.isImportTypeNode(node) && child === node.argument))
      parts.push(child);
  });
  return parts;
}
