/**
 * Finds identifiers ("identifier").
 *
 * @module
 * @primaryExport
 */
import { NestedScopeHandler } from '.';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

/**
 * Finds what counts as a name in the document's language, passing over operators, numbers and
 * brackets.
 */
declare class IdentifierScopeHandler extends NestedScopeHandler {
  /** Identifiers. */
  readonly scopeType: {
    /** Name under which commands ask for identifiers. */
    readonly type: 'identifier';
  };

  /** "every identifier" looks within the line. */
  readonly iterationScopeType: {
    /** Name under which commands ask for lines. */
    readonly type: 'line';
  };

  /** Matches an identifier of the language. */
  private regex: RegExp;

  /**
   * Yields the identifiers of one line.
   *
   * @param direction - In which order.
   * @param searchScope - The line.
   */
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;
}

export default IdentifierScopeHandler;
