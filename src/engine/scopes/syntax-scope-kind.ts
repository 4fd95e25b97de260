import { EngineError } from '../model/engine-error.ts';
import type { SyntaxScope } from '../syntax/syntax-trees.ts';
import { defaultDelimiter, listDelimiter } from '../targets/default-delimiter.ts';
import { inTextOrder } from '../targets/in-text-order.ts';
import type { Target } from '../model/target.ts';
import { contains, isSameRange, lengthOf } from '#shared/text/range.ts';
import { listedRelative } from './support/listed-relative.ts';
import { noScopeError } from './support/scope-errors.ts';
import type { ScopeContext, ScopeKind } from './support/scope-kind.ts';

/** Creates a kind whose scopes only a parser can find. */
export function syntaxScopeKind(name: string): ScopeKind {
  const every = (target: Target, context: ScopeContext): readonly Target[] => {
    const scopes = scopesOf(name, context);
    const { iteration } = smallestAround(name, scopes, target);
    return inTextOrder(scopes.filter((scope) => isSameRange(scope.iteration, iteration))).map(
      (scope) => toTarget({ name, scope, target }, context),
    );
  };
  return {
    // Pieces of one scope, such as both tags of an element, are separate scopes with the same
    // domain.
    containing: (target, context) => {
      const scopes = scopesOf(name, context);
      const { domain } = smallestAround(name, scopes, target);
      return scopes
        .filter((scope) => isSameRange(scope.domain, domain))
        .map((scope) => toTarget({ name, scope, target }, context));
    },
    every,
    relative: listedRelative(name, every),
  };
}

function scopesOf(name: string, { document, syntax }: ScopeContext): readonly SyntaxScope[] {
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

/** Scopes of documents written in LaTeX or Markdown, whose parsers are too large for a page. */
const documentScope = /section|^(?:part|chapter|namedParagraph|subParagraph|environment)$/i;

function unknownScopeError(name: string, languageId: string): EngineError {
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

function smallestAround(
  name: string,
  scopes: readonly SyntaxScope[],
  { content }: Target,
): SyntaxScope {
  const [smallest] = scopes
    .filter(({ domain }) => contains(domain, content))
    .sort((one, other) => lengthOf(one.domain) - lengthOf(other.domain));
  if (!smallest) throw noScopeError(name);
  return smallest;
}

interface FoundSyntax {
  readonly name: string;
  readonly scope: SyntaxScope;
  readonly target: Target;
}

function toTarget({ name, scope, target }: FoundSyntax, { document }: ScopeContext): Target {
  const { leadingDelimiter: leading, trailingDelimiter: trailing } = scope;
  const { content, removal, interior, boundary } = scope;
  const isItem = name === 'argumentOrParameter' || name === 'collectionItem';
  return {
    kind: 'scope',
    name,
    content,
    isReversed: target.isReversed,
    delimiter: isItem ? listDelimiter(document, { leading, trailing }) : defaultDelimiter(name),
    leading,
    trailing,
    removal,
    interior,
    boundary,
  };
}
