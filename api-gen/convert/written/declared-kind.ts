import {
  ReflectionFlag,
  ReflectionKind,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
} from 'typedoc';

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
export function keepDeclaredKind(context: Context, reflection: DeclarationReflection): void {
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
