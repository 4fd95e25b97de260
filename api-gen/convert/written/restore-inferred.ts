import {
  makeRecursiveVisitor,
  TypeScript as ts,
  type Context,
  type ReferenceType,
  type Reflection,
  type SomeType,
} from 'typedoc';
import { typesOf } from '../internal-namespaces.ts';

/**
 * Restores `infer` in conditional types that were not converted from their source, because TypeDoc
 * mistakes the inferred names for type parameters.
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

/** Returns the types in an object or function type, at every depth. */
function typesIn(owner: Reflection): SomeType[] {
  const found = typesOf(owner);
  owner.traverse((part) => {
    found.push(...typesIn(part));
  });
  return found;
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
