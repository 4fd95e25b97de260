import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import type { Document } from '../text/document.ts';
import { once } from '../text/once.ts';
import type { ScopeContext } from './scope-kind.ts';
import { textScopes } from './text-scopes.ts';

/** Returns what scopes of a document are looked up in; each kind of scope is searched for once. */
export function createScopeContext(document: Document, syntax?: SyntaxTrees): ScopeContext {
  return {
    document,
    findText: once((name) => textScopes[name].find(document)),
    ...(syntax && {
      syntax: {
        scopesOf: once(syntax.scopesOf, ({ scopeType }) => scopeType),
        pairsOf: once(syntax.pairsOf, () => 'pairs'),
      },
    }),
  };
}
