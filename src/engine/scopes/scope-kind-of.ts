import type { Scope } from '../model/command.ts';
import { EngineError } from '../model/engine-error.ts';
import { anyOfScopeKind } from './any-of-scope-kind.ts';
import { itemScopeKind } from './item-scope-kind.ts';
import { pairScopeKind } from './pair-scope-kind.ts';
import { patternScopeKind } from './pattern-scope-kind.ts';
import type { ScopeKind } from './support/scope-kind.ts';
import { shortPaintScopeKind } from './short-paint-scope-kind.ts';
import { syntaxScopeKind } from './syntax-scope-kind.ts';
import { textScopeKind } from './text-scope-kind.ts';
import { isTextScope } from './support/text-scopes.ts';

/** A web address, with or without its scheme. */
const address =
  /(https?:\/\/.)?(www\.)?[-a-zA-Z0-9@:%._+~#=]{2,256}\.[a-z]{2,6}\b([-a-zA-Z0-9@:%_+.~#?&/=]*)/g;

/** Returns the kind of scope for a type. Throws for an invalid pattern. */
export function scopeKindOf(scope: Scope): ScopeKind {
  switch (scope.kind) {
    case 'pair':
      return pairScopeKind(scope);
    case 'pattern':
      return patternScopeKind('pattern of your own', toPattern(scope.pattern));
    case 'any-of':
      return anyOfScopeKind(scope.scopes.map(scopeKindOf));
    case 'simple':
      return namedScopeKind(scope.name);
  }
}

function namedScopeKind(name: string): ScopeKind {
  if (isTextScope(name)) return textScopeKind(name);
  switch (name) {
    case 'nonWhitespaceSequence':
      return patternScopeKind(name, /\S+/g);
    case 'boundedNonWhitespaceSequence':
      return shortPaintScopeKind;
    case 'url':
      return patternScopeKind(name, address);
    case 'collectionItem':
      return itemScopeKind;
    case 'notebookCell':
      throw new EngineError(
        'engine.noNotebook',
        'Only notebooks have cells, and this text is not one.',
      );
    default:
      return syntaxScopeKind(name);
  }
}

function toPattern(source: string): RegExp {
  try {
    return new RegExp(source, 'gu');
  } catch {
    throw new EngineError('engine.badPattern', '“{source}” is not a valid pattern.', {
      values: { source },
    });
  }
}
