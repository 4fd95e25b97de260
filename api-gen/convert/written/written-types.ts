import path from 'node:path';
import {
  type Application,
  type Context,
  Converter,
  type DeclarationReflection,
  ReflectionFlag,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  TypeScript as ts,
  UnknownType,
} from 'typedoc';
import { prepareProgram } from './prepare-program.ts';
import { restoreHeritage, restoreTypeParameter } from './restore-heritage.ts';
import { restoreInferred } from './restore-inferred.ts';
import { restoreParts } from './restore-parts.ts';
import { saysMore } from './says-more.ts';

/**
 * Converts types from their source where TypeDoc drops a part of them: names and rest elements in
 * tuples, inline imports, `keyof`, unresolvable names. Skips types with substituted type arguments,
 * because they differ from their source.
 */
export function keepWrittenTypes({ converter }: Application): void {
  const convertType = converter.convertType.bind(converter);
  converter.convertType = (
    context: Context,
    type: ts.Type | ts.TypeNode | undefined,
    node?: ts.TypeNode,
  ): SomeType => {
    const written = writtenNode(context, type, node);
    if (!written) {
      const unnamed = unnamedClass(context, type as ts.Type);
      if (unnamed) return unnamed;
      // If the node has fewer type arguments than the type, TypeDoc would omit the rest.
      const named = isFilledIn(context, type, node) ? undefined : node;
      const converted = convertType(context, type as ts.Type, named);
      restoreInferred(context, converted);
      return nameModule(context, type as ts.Type, converted);
    }
    const converted = convertType(context, written);
    restoreParts(context, converted, written);
    return converted;
  };
  converter.on(Converter.EVENT_BEGIN, keepDeclaredAnswers);
  converter.on(Converter.EVENT_BEGIN, ({ programs }) => programs.forEach(prepareProgram));
  // Runs after TypeDoc has collected the positions.
  converter.on(Converter.EVENT_CREATE_DECLARATION, keepDeclaredKind, -1000);
  converter.on(Converter.EVENT_CREATE_DECLARATION, restoreHeritage);
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, restoreTypeParameter);
  converter.on(Converter.EVENT_CREATE_SIGNATURE, substituteInAccessor);
}

/** Type checker with the compiler's internal function that appends defaults to type arguments. */
interface FillingChecker extends ts.TypeChecker {
  readonly fillMissingTypeArguments: (
    args: readonly ts.Type[],
    parameters: readonly ts.Type[],
    minimum: number,
    isJavaScript: boolean,
  ) => readonly ts.Type[];
}

/** Returns type arguments without the trailing ones that equal their parameters' defaults. */
function withoutDefaults(
  checker: ts.TypeChecker,
  args: readonly ts.Type[],
  parameters: readonly ts.Type[] = [],
): readonly ts.Type[] {
  const last = args.length - 1;
  if (parameters[last]?.getDefault() === undefined) return args;
  const rest = args.slice(0, last);
  const filled = (checker as FillingChecker).fillMissingTypeArguments(rest, parameters, 0, false);
  return filled[last] === args[last] ? withoutDefaults(checker, rest, parameters) : args;
}

/**
 * Converts an inherited getter's type with the type arguments of the inheriting class, which
 * TypeDoc ignores.
 */
function substituteInAccessor(context: Context, signature: SignatureReflection): void {
  const symbol = context.getSymbolFromReflection(signature.parent);
  const declaration = symbol?.declarations?.find(ts.isGetAccessor);
  if (!symbol || !declaration || signature.kind !== ReflectionKind.GetSignature) return;
  const type = context.checker.getTypeOfSymbol(symbol);
  if (isFilledIn(context, type, declaration.type))
    signature.type = context.converter.convertType(
      context.withScope(signature),
      type,
      declaration.type,
    );
}

/** Names the type of a module used as a value, which TypeDoc calls `__module`. */
function nameModule(context: Context, type: ts.Type, converted: SomeType): SomeType {
  const file = type?.symbol?.declarations?.find(ts.isSourceFile)?.fileName;
  const from = context.getSymbolFromReflection(context.scope)?.declarations?.[0]?.getSourceFile();
  if (converted.type !== 'reference' || !file || !from) return converted;
  const relative = path.relative(path.dirname(from.fileName), file).replaceAll('\\', '/');
  const stem = relative.replace(/(?:\.d)?\.[cm]?tsx?$/, '');
  converted.name = `typeof import(${JSON.stringify(stem.startsWith('.') ? stem : `./${stem}`)})`;
  return converted;
}

/** Returns the source node to convert instead of a type; undefined to convert the type itself. */
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

/** Whether type arguments were substituted in a type, as in the type of an inherited member. */
function isFilledIn(
  context: Context,
  type: ts.Type | ts.TypeNode | undefined,
  node: ts.TypeNode | undefined,
): boolean {
  if (!type || 'kind' in type || !node) return false;
  const { checker } = context;
  const written = checker.getTypeFromTypeNode(node);
  return checker.getNonNullableType(type) !== checker.getNonNullableType(written);
}

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.WriteClassExpressionAsTypeLiteral |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Writes out the type of a class that has no name outside its expression or function, as the
 * compiler does in declaration files.
 */
function unnamedClass(context: Context, type: ts.Type): UnknownType | undefined {
  const declaration = type.symbol?.valueDeclaration;
  if (!declaration || !ts.isClassLike(declaration)) return undefined;
  const isNamed =
    ts.isClassDeclaration(declaration) &&
    (ts.isSourceFile(declaration.parent) || ts.isModuleBlock(declaration.parent));
  if (isNamed) return undefined;
  const text = context.checker.typeToString(type, declaration.getSourceFile(), format);
  // An object type cannot have private names.
  return new UnknownType(text.replace(/ #[\w$]+(?:\?:|:) [^;{}]*;/g, ''));
}

interface KeyType extends ts.TypeParameter {
  readonly constraint?: ts.Type;
}

/**
 * Makes the compiler return types to TypeDoc as declared: members of classes and interfaces with
 * `this` instead of the class itself, keys of mapped types as `keyof T` instead of `string | number
 * | symbol`, and type arguments without defaults.
 */
function keepDeclaredAnswers({ programs }: Context): void {
  for (const checker of programs.map((program) => program.getTypeChecker())) {
    const { getPropertiesOfType, getSignaturesOfType, getBaseConstraintOfType, getTypeArguments } =
      checker;
    checker.getTypeArguments = (type) =>
      withoutDefaults(checker, getTypeArguments(type), type.target.typeParameters);
    checker.getPropertiesOfType = (type) => getPropertiesOfType(withThis(type));
    checker.getSignaturesOfType = (type, kind) => getSignaturesOfType(withThis(type), kind);
    checker.getBaseConstraintOfType = (type: KeyType) => {
      const isKey = type.symbol?.declarations?.some(({ parent }) => ts.isMappedTypeNode(parent));
      return (isKey ? type.constraint : undefined) ?? getBaseConstraintOfType(type);
    };
  }
}

function withThis(type: ts.Type): ts.Type {
  return (type.isClassOrInterface() && type.thisType) || type;
}

type Test = (node: ts.Node) => boolean;

const isVariable: Test = (node) => ts.isVariableDeclaration(node) || ts.isBindingElement(node);

/** Tests for the nodes that declare each kind. Other kinds never share a name. */
const declares: Readonly<Partial<Record<ReflectionKind, readonly Test[]>>> = {
  [ReflectionKind.Variable]: [isVariable],
  [ReflectionKind.Function]: [ts.isFunctionLike, isVariable],
  // A constant tagged `@class` is shown as a class.
  [ReflectionKind.Class]: [ts.isClassLike, isVariable, ts.isInterfaceDeclaration],
  [ReflectionKind.Interface]: [ts.isInterfaceDeclaration],
  [ReflectionKind.TypeAlias]: [ts.isTypeAliasDeclaration],
  [ReflectionKind.Enum]: [ts.isEnumDeclaration],
  [ReflectionKind.Namespace]: [ts.isModuleDeclaration],
};

/**
 * Keeps only the positions of a declaration's own kind if several kinds share its name. Also marks
 * constants that TypeDoc takes for variables because they are destructured or share their name with
 * a type.
 */
function keepDeclaredKind(context: Context, reflection: DeclarationReflection): void {
  const nodes = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  const { sources = [], kind } = reflection;
  if (sources.length === nodes.length) {
    const own = (declares[kind] ?? []).flatMap((isDeclared) =>
      sources.filter((_source, index) => isDeclared(nodes[index] as ts.Node)),
    );
    if (own.length > 0) reflection.sources = own;
  }
  const variable = nodes.find(isVariable);
  if (kind === ReflectionKind.Variable && variable)
    reflection.setFlag(
      ReflectionFlag.Const,
      (ts.getCombinedNodeFlags(variable) & ts.NodeFlags.Const) !== 0,
    );
}
