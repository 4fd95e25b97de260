import path from 'node:path';
import {
  Converter,
  ReflectionKind,
  RestType,
  TypeScript as ts,
  type Application,
  type Context,
  type DeclarationReflection,
  type ReferenceType,
  type Reflection,
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
      return nameModule(
        context,
        type as ts.Type,
        withKeys(type as ts.Type, () =>
          convertType(context, type as ts.Type, isFilledIn(context, type, node) ? undefined : node),
        ),
      );
    const converted = convertType(context, written);
    restore(context, converted, written);
    return converted;
  };
  converter.on(Converter.EVENT_CREATE_DECLARATION, restoreHeritage);
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, restoreTypeParameter);
}

interface KeyType extends ts.TypeParameter {
  readonly constraint?: ts.Type;
}

/** Converts with keys of mapped types as they are declared, `keyof T`: TypeDoc asks for their base, `string | number | symbol`. */
function withKeys(type: ts.Type | undefined, convert: () => SomeType): SomeType {
  if (!type) return convert();
  const shared = Object.getPrototypeOf(type) as Pick<ts.Type, 'getConstraint'>;
  const { getConstraint } = shared;
  shared.getConstraint = function (this: KeyType) {
    const isKey = this.symbol?.declarations?.some(({ parent }) => ts.isMappedTypeNode(parent));
    return (isKey && this.constraint) || getConstraint.call(this);
  };
  try {
    return convert();
  } finally {
    shared.getConstraint = getConstraint;
  }
}

/** The type of a module that is a value, which TypeDoc calls `__module`. */
function nameModule(context: Context, type: ts.Type, converted: SomeType): SomeType {
  const file = type?.symbol?.declarations?.find(ts.isSourceFile)?.fileName;
  const from = context.getSymbolFromReflection(context.scope)?.declarations?.[0]?.getSourceFile();
  if (converted.type !== 'reference' || !file || !from) return converted;
  const relative = path.relative(path.dirname(from.fileName), file).replaceAll('\\', '/');
  const stem = relative.replace(/(?:\.d)?\.[cm]?tsx?$/, '');
  converted.name = `typeof import(${JSON.stringify(stem.startsWith('.') ? stem : `./${stem}`)})`;
  return converted;
}

/** The node to convert instead of a type; undefined if it says no more. */
function writtenNode(
  context: Context,
  type: ts.Type | ts.TypeNode | undefined,
  node: ts.TypeNode | undefined,
): ts.TypeNode | undefined {
  if (!type || 'kind' in type) return type;
  if ((type.flags & ts.TypeFlags.UniqueESSymbol) !== 0) return node;
  if (!node || !saysMore(node, context.checker)) return undefined;
  return isFilledIn(context, type, node) ? undefined : node;
}

/** Whether a type has type arguments in place of what is written, as an inherited member's has. */
function isFilledIn(
  context: Context,
  type: ts.Type | ts.TypeNode | undefined,
  node: ts.TypeNode | undefined,
): boolean {
  if (!type || 'kind' in type || !node || isOwnNode(context, node)) return false;
  const { checker } = context;
  const written = checker.getTypeFromTypeNode(node);
  return checker.getNonNullableType(type) !== checker.getNonNullableType(written);
}

/** Whether a type is written in the class or interface that is converted, where only `this` can be filled in. */
function isOwnNode(context: Context, node: ts.TypeNode): boolean {
  const owner = ts.findAncestor(
    node,
    (parent) => ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent),
  );
  let scope: Reflection | undefined = context.scope;
  while (scope && !scope.kindOf(ReflectionKind.ClassOrInterface)) scope = scope.parent;
  const declarations = scope && context.getSymbolFromReflection(scope)?.declarations;
  return declarations?.some((declaration) => declaration === owner) === true;
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
    ts.isConditionalTypeNode(node) ||
    ts.isInferTypeNode(node) ||
    ts.isThisTypeNode(node) ||
    (ts.isTypeQueryNode(node) && node.typeArguments !== undefined) ||
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.UniqueKeyword) ||
    (ts.isTypeReferenceNode(node) &&
      (isInNamespace(node, checker) ||
        isLostAlias(node, checker) ||
        isKnownByName(checker.getTypeFromTypeNode(node)))) ||
    ts.forEachChild(node, (child) => saysMore(child, checker) || undefined) === true
  );
}

/** Whether a name is written with that of its namespace, which may have to tell it from others. */
function isInNamespace({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): boolean {
  return ts.isQualifiedName(typeName) && isNamespace(typeName.left, checker);
}

function isOfNamespace(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  return ts.isPropertyAccessExpression(expression) && isNamespace(expression.expression, checker);
}

function isNamespace(name: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const namespace = symbol && resolveAlias(symbol, checker);
  return namespace?.declarations?.some(ts.isModuleDeclaration) === true;
}

/** Whether a name is that of an alias which the compiler replaces by what it means. */
function isLostAlias(node: ts.TypeReferenceNode, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const named = symbol && resolveAlias(symbol, checker);
  return (
    named !== undefined &&
    (named.flags & ts.SymbolFlags.TypeAlias) !== 0 &&
    checker.getTypeFromTypeNode(node).aliasSymbol !== named
  );
}

/** What an imported name means. */
function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
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
    const { expression } = node ?? {};
    if (!expression || type.type !== 'reference') continue;
    if (isNameless(context, expression) || isOfNamespace(expression, context.checker))
      type.name = expression.getText();
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
  if (
    type.type === 'reference' &&
    ts.isTypeReferenceNode(node) &&
    isInNamespace(node, context.checker)
  )
    type.name = node.typeName.getText();
  if (type.type === 'reflection' && ts.isTypeLiteralNode(node))
    restoreIndex(context, type.declaration, node);
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

/** TypeDoc converts what an index signature holds without saying where it is written. */
function restoreIndex(
  context: Context,
  { indexSignatures = [] }: DeclarationReflection,
  { members }: ts.TypeLiteralNode,
): void {
  for (const [index, { type }] of members.filter(ts.isIndexSignatureDeclaration).entries()) {
    const signature = indexSignatures[index];
    if (signature) signature.type = context.converter.convertType(context, type);
  }
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
