import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import type { Document } from '../text/document.ts';
import { once } from '../text/once.ts';
import type { ScopeContext } from './support/scope-kind.ts';
import { textScopes } from './support/text-scopes.ts';

/** Creates a context for looking up scopes of a document; each kind of scope is found only once. */
export function createScopeContext(document: Document, syntax?: SyntaxTrees): ScopeContext {
  return {
    document,
    findText: once((name) => textScopes[name].find(document)),
    syntax: syntax && {
      scopesOf: once(syntax.scopesOf, ({ scopeType }) => scopeType),
      pairsOf: once(syntax.pairsOf, () => 'pairs'),
    },
  };
}
