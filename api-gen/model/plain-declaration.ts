import type { Declaration } from './declaration.ts';

/** A declaration of which only a few things are known; of everything else it has none. */
export function plainDeclaration(
  known: Pick<Declaration, 'id' | 'name' | 'kind'> & Partial<Declaration>,
): Declaration {
  return {
    modifiers: [],
    comment: null,
    position: null,
    typeParameters: [],
    code: [],
    signatures: [],
    extends: [],
    implements: [],
    children: [],
    ...known,
  };
}
