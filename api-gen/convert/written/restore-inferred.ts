import {
  makeRecursiveVisitor,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
  type ReferenceType,
  type SomeType,
} from 'typedoc';

/**
 * Restores `infer` in conditional types that were not converted from their source: TypeDoc takes
 * the inferred names for type parameters.
 */
export function restoreInferred({ programs }: Context, type: SomeType): void {
  const extended = makeRecursiveVisitor({
    reference(part) {
      const declaration = inferredDeclaration(programs, part);
      if (declaration) part.name = `infer ${declaration.getText()}`;
    },
    reflection({ declaration }) {
      for (const inner of typesIn(declaration)) inner.visit(extended);
    },
  });
  type.visit(
    makeRecursiveVisitor({ conditional: ({ extendsType }) => extendsType.visit(extended) }),
  );
}

/** Returns the types in an object or function type. */
function typesIn({ type, children = [], ...owner }: DeclarationReflection): SomeType[] {
  const { signatures = [], indexSignatures = [] } = owner;
  const called = [...signatures, ...indexSignatures];
  return [
    type,
    ...children.flatMap(typesIn),
    ...called.flatMap((signature) => [
      signature.type,
      ...(signature.parameters ?? []).map((parameter) => parameter.type),
    ]),
  ].filter((inner) => inner !== undefined);
}

function inferredDeclaration(
  programs: readonly ts.Program[],
  { refersToTypeParameter, symbolId }: ReferenceType,
): ts.Node | undefined {
  const { fileName, pos } = symbolId ?? {};
  if (!refersToTypeParameter || fileName === undefined || pos === undefined) return undefined;
  const find = (node: ts.Node): ts.Node | undefined =>
    node.getStart() === pos && ts.isTypeParameterDeclaration(node)
      ? node
      : ts.forEachChild(node, (child) =>
          child.pos <= pos && pos < child.end ? find(child) : undefined,
        );
  const file = programs[0]?.getSourceFile(fileName);
  const declaration = file && find(file);
  return declaration && ts.isInferTypeNode(declaration.parent) ? declaration : undefined;
}
