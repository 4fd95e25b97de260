import { TypeScript as ts } from 'typedoc';

/**
 * Whether a type in the source has parts that TypeDoc drops. Function and object types do not
 * count, because TypeDoc converts them as declarations of their own.
 */
export function saysMore(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node))
    return false;
  return (
    // The compiler reports an optional `never` as `undefined`.
    node.kind === ts.SyntaxKind.NeverKeyword ||
    ts.isNamedTupleMember(node) ||
    ts.isOptionalTypeNode(node) ||
    ts.isRestTypeNode(node) ||
    ts.isImportTypeNode(node) ||
    ts.isMappedTypeNode(node) ||
    ts.isConditionalTypeNode(node) ||
    ts.isInferTypeNode(node) ||
    (ts.isTypeQueryNode(node) &&
      (node.typeArguments !== undefined || isKnownByName(checker.getTypeFromTypeNode(node)))) ||
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.UniqueKeyword) ||
    (ts.isTypeReferenceNode(node) &&
      (isRenamed(node, checker) ||
        isLostAlias(node, checker) ||
        hasWrittenDefaults(node, checker) ||
        isKnownByName(checker.getTypeFromTypeNode(node)))) ||
    ts.forEachChild(node, (child) => saysMore(child, checker) || undefined) === true
  );
}

/**
 * Whether a type is referenced by a name other than its declared one: qualified with its namespace,
 * or renamed with an import `as`. The name may be needed to distinguish it.
 */
export function isRenamed({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): boolean {
  if (ts.isQualifiedName(typeName)) return isNamespace(typeName.left, checker);
  const symbol = checker.getSymbolAtLocation(typeName);
  const declared = symbol && resolveAlias(symbol, checker).name;
  return declared !== symbol?.name && declared !== 'default';
}

/** Whether an expression names a member of a namespace. */
export function isOfNamespace(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  return ts.isPropertyAccessExpression(expression) && isNamespace(expression.expression, checker);
}

function isNamespace(name: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const namespace = symbol && resolveAlias(symbol, checker);
  return namespace?.declarations?.some(ts.isModuleDeclaration) === true;
}

/** Whether a name refers to an alias that the compiler replaces with the aliased type. */
function isLostAlias(node: ts.TypeReferenceNode, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const named = symbol && resolveAlias(symbol, checker);
  return (
    named !== undefined &&
    (named.flags & ts.SymbolFlags.TypeAlias) !== 0 &&
    checker.getTypeFromTypeNode(node).aliasSymbol !== named
  );
}

/** Whether explicit type arguments repeat defaults, which are otherwise omitted. */
function hasWrittenDefaults(node: ts.TypeReferenceNode, checker: ts.TypeChecker): boolean {
  const { typeArguments } = checker.getTypeFromTypeNode(node) as ts.TypeReference;
  return typeArguments !== undefined && (node.typeArguments?.length ?? 0) > typeArguments.length;
}

/** Returns the symbol that an alias, such as an import, refers to; any other symbol unchanged. */
function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

/**
 * Whether a type can be identified only by its name: it could not be resolved, or it is an enum
 * member, whose name includes the enum's.
 */
function isKnownByName(type: ts.Type): boolean {
  const { intrinsicName } = type as ts.Type & { readonly intrinsicName?: string };
  return intrinsicName === 'error' || (type.flags & ts.TypeFlags.EnumLiteral) !== 0;
}
