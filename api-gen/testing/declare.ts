import type { Declaration, DeclarationKind } from '../model/declaration.ts';
import { plainDeclaration } from '../model/plain-declaration.ts';

/** Creates a test declaration of a kind and name; `rest` has its other fields. */
export function declare(
  kind: DeclarationKind,
  name: string,
  children: readonly Declaration[] = [],
  rest: Partial<Declaration> = {},
): Declaration {
  return plainDeclaration({ id: 0, name, kind, children, ...rest });
}
