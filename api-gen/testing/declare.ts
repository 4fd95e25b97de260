import type { Declaration, DeclarationKind } from '../model/declaration.ts';

/** A declaration for tests: only its kind and name are given, and what else matters in `rest`. */
export function declare(
  kind: DeclarationKind,
  name: string,
  children: readonly Declaration[] = [],
  rest: Partial<Declaration> = {},
): Declaration {
  return {
    id: 0,
    name,
    kind,
    modifiers: [],
    comment: null,
    position: null,
    typeParameters: [],
    code: [],
    signatures: [],
    extends: [],
    implements: [],
    children,
    ...rest,
  };
}
