import type { Declaration, DeclarationKind } from '../model/declaration.ts';
import { plainDeclaration } from '../model/plain-declaration.ts';

/** Creates a declaration for tests; `rest` sets fields that are empty otherwise. */
export function declare(
  kind: DeclarationKind,
  name: string,
  children: readonly Declaration[] = [],
  rest: Partial<Declaration> = {},
): Declaration {
  return plainDeclaration({ id: 0, name, kind, children, ...rest });
}
