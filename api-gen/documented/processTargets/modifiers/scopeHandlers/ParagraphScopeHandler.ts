/**
 * Finds paragraphs ("block").
 *
 * @module
 * @primaryExport
 */
import { Position, TextEditor } from '../../../libs/common';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import { TargetScope } from './scope.types';

/**
 * Finds groups of lines with no empty line between them. The class carries another handler's name
 * in the source; elsewhere it is imported as `ParagraphScopeHandler`.
 */
declare class TokenScopeHandler extends BaseScopeHandler {
  /** Paragraphs. */
  readonly scopeType: ScopeType;

  /** "every block" looks within the document. */
  readonly iterationScopeType: ScopeType;

  /** Paragraphs do not contain each other. */
  protected readonly isHierarchical = false;

  /**
   * Makes a handler; the arguments make no difference.
   *
   * @param _scopeType - Not used.
   * @param _languageId - Not used.
   */
  constructor(_scopeType: ScopeType, _languageId: string);

  /**
   * Yields the paragraph around the position, in full, and those beyond it.
   *
   * @param editor - The editor that shows the document.
   * @param position - Where to start.
   * @param direction - Which way to go.
   */
  generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
  ): Iterable<TargetScope>;
}

export default TokenScopeHandler;
