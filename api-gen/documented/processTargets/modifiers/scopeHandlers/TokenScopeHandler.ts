/**
 * Finds tokens ("token").
 *
 * @module
 * @primaryExport
 */
import { NestedScopeHandler } from '.';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

/**
 * Finds identifiers, numbers, operators and other symbols by the rules of the document's language.
 * These are the units that wear hats.
 */
declare class TokenScopeHandler extends NestedScopeHandler {
  /** Tokens. */
  readonly scopeType: {
    /** Name under which commands ask for tokens. */
    readonly type: 'token';
  };

  /** "every token" looks within the line. */
  readonly iterationScopeType: {
    /** Name under which commands ask for lines. */
    readonly type: 'line';
  };

  /** Matches a token of the language. */
  private regex: RegExp;

  /**
   * Yields the tokens of one line.
   *
   * @param direction - In which order.
   * @param searchScope - The line.
   */
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;

  /**
   * Prefers an identifier to a symbol beside it.
   *
   * @param scopeA - One token.
   * @param scopeB - Its neighbor.
   * @returns Whether the first is preferred; `undefined` if neither is an identifier.
   */
  isPreferredOver(scopeA: TargetScope, scopeB: TargetScope): boolean | undefined;
}

export default TokenScopeHandler;
