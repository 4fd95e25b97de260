/**
 * Finds scopes of several types at once.
 *
 * @module
 * @primaryExport
 */
import { TextEditor, Position } from '../../../libs/common';
import {
  Direction,
  OneOfScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import type { TargetScope } from './scope.types';
import { ScopeHandler, ScopeIteratorRequirements } from './scopeHandler.types';

/**
 * Merges the scopes of several types into a single sequence, so that the nearest or smallest of any
 * type is found first.
 */
declare class OneOfScopeHandler extends BaseScopeHandler {
  /** The combined scope type. */
  readonly scopeType: OneOfScopeType;

  /** The document's language. */
  private languageId: string;

  /** A scope of one type can contain one of another. */
  protected isHierarchical: boolean;

  /** Handlers of the single types. */
  private scopeHandlers: ScopeHandler[];

  /** The iteration scope types of all single types, combined in the same way. */
  iterationScopeType: OneOfScopeType;

  /**
   * Makes the handlers of the single types; throws when one of them has none.
   *
   * @param scopeType - The combined scope type.
   * @param languageId - The document's language.
   */
  constructor(scopeType: OneOfScopeType, languageId: string);

  /**
   * Asks all handlers in step and yields whichever scope comes first, skipping what it covers.
   *
   * @param editor - The editor that shows the document.
   * @param position - Where to start.
   * @param direction - Which way to go.
   * @param hints - What the caller is interested in; handed on unchanged.
   */
  generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;
}

export default OneOfScopeHandler;
