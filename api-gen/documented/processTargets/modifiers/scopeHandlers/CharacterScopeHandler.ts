/**
 * Finds single characters ("char").
 *
 * @module
 * @primaryExport
 */
import { NestedScopeHandler } from '.';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

/** Divides lines into characters. A letter and its combining marks count as one. */
declare class CharacterScopeHandler extends NestedScopeHandler {
  /** Characters. */
  readonly scopeType: {
    /** Name under which commands ask for characters. */
    readonly type: 'character';
  };

  /** "every char" looks within the token. */
  readonly iterationScopeType: {
    /** Name under which commands ask for tokens. */
    readonly type: 'token';
  };

  /** Characters are searched line by line, so that spaces between tokens are found too. */
  protected get searchScopeType(): ScopeType;

  /**
   * Yields the characters of one line.
   *
   * @param direction - In which order.
   * @param searchScope - The line.
   */
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;

  /**
   * Prefers a character that can be part of an identifier, then any visible one.
   *
   * @param scopeA - One character.
   * @param scopeB - Its neighbor.
   * @returns Whether the first is preferred; `undefined` if neither is.
   */
  isPreferredOver(scopeA: TargetScope, scopeB: TargetScope): boolean | undefined;
}

export default CharacterScopeHandler;
