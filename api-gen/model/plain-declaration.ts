import type { Declaration } from './declaration.ts';

/** Creates a declaration from the given fields; all other fields are empty. */
export function plainDeclaration(
  known: Pick<Declaration, 'id' | 'name' | 'kind'> & Partial<Declaration>,
): Declaration {
  return {
    modifiers: [],
    comment: null,
    position: null,
    typeParameters: [],
    properties: [],
    code: [],
    signatures: [],
    extends: [],
    implements: [],
    foreign: [],
    children: [],
    ...known,
  };
}
