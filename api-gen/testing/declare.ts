import type { Declaration, DeclarationKind } from '../model/declaration.ts';
import { plainDeclaration } from '../model/plain-declaration.ts';

/** A declaration for tests: only its kind and name are given, and what else matters in `rest`. */
export function declare(
  kind: DeclarationKind,
  name: string,
  children: readonly Declaration[] = [],
  rest: Partial<Declaration> = {},
): Declaration {
  return plainDeclaration({ id: 0, name, kind, children, ...rest });
}
