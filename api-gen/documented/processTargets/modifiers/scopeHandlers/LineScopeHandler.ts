/**
 * Finds lines ("line").
 *
 * @module
 * @primaryExport
 */
import { Position, Range, TextEditor } from '../../../libs/common';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { LineTarget } from '../../targets';
import BaseScopeHandler from './BaseScopeHandler';
import type { TargetScope } from './scope.types';

/** Yields the lines of a document one after the other. */
declare class LineScopeHandler extends BaseScopeHandler {
  /** Lines. */
  readonly scopeType: {
    /** Name under which commands ask for lines. */
    readonly type: 'line';
  };

  /** "every line" looks within the document. */
  readonly iterationScopeType: {
    /** Name under which commands ask for the document. */
    readonly type: 'document';
  };

  /** Lines do not contain each other. */
  protected readonly isHierarchical = false;

  /**
   * Makes a handler; the arguments make no difference.
   *
   * @param _scopeType - Not used.
   * @param _languageId - Not used.
   */
  constructor(_scopeType: ScopeType, _languageId: string);

  /**
   * Yields the line of the position and those beyond it.
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

/**
 * Makes a target from the lines that a range touches.
 *
 * @param editor - The editor that shows the document.
 * @param isReversed - Whether the target faces backwards.
 * @param range - Any range within the lines.
 * @returns A target whose content excludes indentation and trailing space.
 */
export declare function createLineTarget(
  editor: TextEditor,
  isReversed: boolean,
  range: Range,
): LineTarget;

/**
 * Widens or narrows a range so that it runs from the first visible character of its first line to
 * the last one of its last line.
 *
 * @param editor - The editor that shows the document.
 * @param range - Any range within the lines.
 */
export declare function fitRangeToLineContent(editor: TextEditor, range: Range): Range;

export default LineScopeHandler;
