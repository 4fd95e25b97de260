import { EngineError } from '../model/engine-error.ts';
import type { SyntaxScope } from '../syntax/syntax-trees.ts';
import { defaultDelimiter, listDelimiter } from '../targets/delimiters-of.ts';
import { inTextOrder } from '../targets/in-text-order.ts';
import type { Target } from '../model/target.ts';
import { contains, isSameRange, lengthOf } from '#shared/text/range.ts';
import { noScopeError } from './scope-errors.ts';
import type { ScopeContext, ScopeKind } from './scope-kind.ts';

/** Creates a kind whose scopes only a parser can find. */
export function syntaxScopeKind(name: string): ScopeKind {
  // A scope with several parts, such as an element's two tags, is represented as separate scopes
  // with the same domain.
  const alike =
    (range: 'domain' | 'iteration'): ScopeKind['every'] =>
    (target, context) => {
      const scopes = scopesOf(name, context);
      const nearest = smallestAround(name, scopes, target);
      return scopes
        .filter((scope) => isSameRange(scope[range], nearest[range]))
        .map((scope) => scopeTarget(name, scope, target, context));
    };
  const siblings = alike('iteration');
  return {
    containing: alike('domain'),
    every: (target, context) => inTextOrder(siblings(target, context)),
  };
}

function scopesOf(name: string, { document, syntax }: ScopeContext) {
  if (!syntax)
    throw new EngineError('engine.needsParser', 'Only a parser can find the scope “{word}”.', {
      needs: 'syntax',
      about: name,
    });
  const { text, languageId } = document;
  const found = syntax.scopesOf({ text, languageId, scopeType: name });
  if (!found) throw unknownScopeError(name, languageId);
  return found;
}

/**
 * Matches the scopes of LaTeX and Markdown documents. The parsers for these languages are too large
 * for a page.
 */
const documentScope = /section|^(?:part|chapter|namedParagraph|subParagraph|environment)$/i;

function unknownScopeError(name: string, languageId: string) {
  const options = { kind: 'UnknownScopeError', about: name };
  return documentScope.test(name)
    ? new EngineError(
        'engine.documentScope',
        'The scope “{word}” needs LaTeX or Markdown, which cannot be parsed here.',
        options,
      )
    : new EngineError(
        'engine.unknownScope',
        'The scope “{word}” is not known in {language} here.',
        {
          ...options,
          values: { language: languageId },
        },
      );
}

function smallestAround(name: string, scopes: readonly SyntaxScope[], { content }: Target) {
  const [smallest] = scopes
    .filter(({ domain }) => contains(domain, content))
    .sort((one, other) => lengthOf(one.domain) - lengthOf(other.domain));
  if (!smallest) throw noScopeError(name);
  return smallest;
}

/**
 * Converts a scope to a target. The target's delimiter is that of its list or, if the scope is not
 * a list item, the default of its type.
 */
export function scopeTarget(
  name: string,
  {
    content,
    leading,
    trailing,
    interior,
  }: Pick<SyntaxScope, 'content' | 'leading' | 'trailing' | 'interior'>,
  { isReversed }: Target,
  { document }: ScopeContext,
): Target {
  const isItem = name === 'argumentOrParameter' || name === 'collectionItem';
  return {
    kind: 'scope',
    name,
    content,
    isReversed,
    delimiter: isItem ? listDelimiter(document, { leading, trailing }) : defaultDelimiter(name),
    leading,
    trailing,
    interior,
  };
}
