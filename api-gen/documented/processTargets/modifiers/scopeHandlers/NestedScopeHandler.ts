/**
 * The common part of scope handlers that look within another scope.
 *
 * @module
 * @primaryExport
 */
import { Position, TextEditor } from '../../../libs/common';
import type {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import type { TargetScope } from './scope.types';
import type { ScopeHandler, ScopeIteratorRequirements } from './scopeHandler.types';

/**
 * Finds scopes by going through larger ones, usually lines, and dividing each of them. Suits scope
 * types that do not nest and never reach across the larger scope, such as matches of a regular
 * expression.
 */
declare abstract class NestedScopeHandler extends BaseScopeHandler {
  /** The scope type that the handler finds. */
  readonly scopeType: ScopeType;

  /** The document's language. */
  protected languageId: string;

  /** The scope type within which "every" looks by default. */
  abstract readonly iterationScopeType: ScopeType;

  /** These scopes do not contain each other. */
  protected readonly isHierarchical = false;

  /**
   * The larger scope type that is divided; the iteration scope type unless a subclass says
   * otherwise.
   */
  protected get searchScopeType(): ScopeType;

  /**
   * Divides one larger scope.
   *
   * @param direction - In which order.
   * @param searchScope - The larger scope.
   * @returns The scopes found in it, in that order.
   */
  protected abstract generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;

  /** Backs {@link NestedScopeHandler.searchScopeHandler}. */
  private _searchScopeHandler: ScopeHandler | undefined;

  /**
   * Makes a handler for documents of one language.
   *
   * @param scopeType - The scope type that was asked for.
   * @param languageId - The document's language.
   */
  constructor(scopeType: ScopeType, languageId: string);

  /** Finds the larger scopes; made on first use. */
  private get searchScopeHandler(): ScopeHandler;

  /**
   * Yields the contents of one larger scope after the other.
   *
   * @param editor - The editor that shows the document.
   * @param position - Where to start.
   * @param direction - Which way to go.
   * @param hints - What the caller is interested in; handed on to the search for larger scopes
   * where it applies to them.
   */
  protected generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;
}

export default NestedScopeHandler;
