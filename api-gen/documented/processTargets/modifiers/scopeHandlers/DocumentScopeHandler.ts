/**
 * Finds the document as a whole ("file").
 *
 * @module
 * @primaryExport
 */
import { TextEditor, Position } from '../../../libs/common';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import { TargetScope } from './scope.types';

/** Yields exactly one scope, which covers the document. */
declare class DocumentScopeHandler extends BaseScopeHandler {
  /** The document. */
  readonly scopeType: {
    /** Name under which commands ask for the document. */
    readonly type: 'document';
  };

  /** The document itself, since there is nothing larger. */
  readonly iterationScopeType: {
    /** Name under which commands ask for the document. */
    readonly type: 'document';
  };

  /** A document does not contain another one. */
  protected readonly isHierarchical = false;

  /**
   * Makes a handler; the arguments make no difference.
   *
   * @param _scopeType - Not used.
   * @param _languageId - Not used.
   */
  constructor(_scopeType: ScopeType, _languageId: string);

  /**
   * Yields the document, wherever iteration starts.
   *
   * @param editor - The editor that shows the document.
   * @param _position - Not used.
   * @param _direction - Not used.
   */
  protected generateScopeCandidates(
    editor: TextEditor,
    _position: Position,
    _direction: Direction,
  ): Iterable<TargetScope>;
}

export default DocumentScopeHandler;
