/**
 * Runs something that changes a document and tells where ranges have gone.
 *
 * @module
 */

import {
  RangeExpansionBehavior,
  EditableTextEditor,
  Range,
  Selection,
  TextDocument,
} from '../../libs/common';
import { Edit } from '../../typings/Types';
import { FullSelectionInfo, SelectionInfo } from '../../typings/updateSelections';
import { RangeUpdater } from './RangeUpdater';

/** Selections that treat insertions at their ends alike. */
interface SelectionsWithBehavior {
  /** The selections. */
  selections: readonly Selection[];

  /**
   * Whether text that is inserted at their ends becomes part of them. By default it does not.
   */
  rangeBehavior?: RangeExpansionBehavior;
}

/**
 * Prepares a selection for tracking.
 *
 * @param document - The text around the selection, from which its own text is read.
 * @param selection - What is to be followed.
 * @param rangeBehavior - Whether text that is inserted at its ends becomes part of it.
 */
export declare function getSelectionInfo(
  document: TextDocument,
  selection: Selection,
  rangeBehavior: RangeExpansionBehavior,
): FullSelectionInfo;

/**
 * Calls a function that may change the document, and returns where selections are afterwards.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param func - Makes the change; ranges are followed until its promise is fulfilled.
 * @param document - Where the change happens and where the ranges are.
 * @param selectionMatrix - What to follow: one list for each use, such as cursors and `that` marks.
 * @returns The same lists, where they stand after the change.
 */
export declare function callFunctionAndUpdateSelections(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  selectionMatrix: (readonly Selection[])[],
): Promise<Selection[][]>;

/**
 * Calls a function that may change the document, and returns where ranges are afterwards.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param func - Makes the change; ranges are followed until its promise is fulfilled.
 * @param document - Where the change happens and where the ranges are.
 * @param rangeMatrix - What to follow: one list for each use.
 * @returns The same lists, where they stand after the change.
 */
export declare function callFunctionAndUpdateRanges(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  rangeMatrix: (readonly Range[])[],
): Promise<Range[][]>;

/**
 * Like {@link callFunctionAndUpdateSelections}, for selections that have been prepared with
 * {@link getSelectionInfo}.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param func - Makes the change; ranges are followed until its promise is fulfilled.
 * @param document - Where the change happens and where the ranges are.
 * @param selectionInfoMatrix - What to follow, prepared: one list for each use.
 * @returns The same lists as plain selections, where they stand after the change.
 */
export declare function callFunctionAndUpdateSelectionInfos(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  selectionInfoMatrix: FullSelectionInfo[][],
): Promise<Selection[][]>;

/**
 * Like {@link callFunctionAndUpdateSelections}, with an expansion behavior for each list.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param func - Makes the change; ranges are followed until its promise is fulfilled.
 * @param document - Where the change happens and where the ranges are.
 * @param originalSelections - What to follow: one entry for each use, with its behavior at the ends.
 * @returns The same lists, where they stand after the change.
 */
export declare function callFunctionAndUpdateSelectionsWithBehavior(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  originalSelections: SelectionsWithBehavior[],
): Promise<Selection[][]>;

/**
 * Makes edits, and returns where selections are afterwards.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param editor - Takes the edits.
 * @param edits - Changes that one undo takes back together.
 * @param originalSelections - What to follow: one list for each use, such as cursors and `that` marks.
 * @returns The same lists, where they stand after the change.
 * @throws An error when the editor refuses the edits.
 */
export declare function performEditsAndUpdateSelections(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelections: (readonly Selection[])[],
): Promise<Selection[][]>;

/**
 * Like {@link performEditsAndUpdateSelections}, with an expansion behavior for each list.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param editor - Takes the edits.
 * @param edits - Changes that one undo takes back together.
 * @param originalSelections - What to follow: one entry for each use, with its behavior at the ends.
 * @returns The same lists, where they stand after the change.
 */
export declare function performEditsAndUpdateSelectionsWithBehavior(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelections: SelectionsWithBehavior[],
): Promise<Selection[][]>;

/**
 * Like {@link performEditsAndUpdateSelections}, for ranges.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param editor - Takes the edits.
 * @param edits - Changes that one undo takes back together.
 * @param originalRanges - What to follow: one list for each use.
 * @returns The same lists, where they stand after the change.
 */
export declare function performEditsAndUpdateRanges(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalRanges: (readonly Range[])[],
): Promise<Range[][]>;

/**
 * Like {@link performEditsAndUpdateSelections}, for selections that know their own behavior.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param editor - Takes the edits.
 * @param edits - Changes that one undo takes back together.
 * @param originalSelectionInfos - What to follow, each with its own behavior; the text that it covers is added here.
 * @returns The same lists as plain selections, where they stand after the change.
 */
export declare function performEditsAndUpdateSelectionInfos(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelectionInfos: SelectionInfo[][],
): Promise<Selection[][]>;

/**
 * Like {@link performEditsAndUpdateSelections}, for selections that have been prepared with
 * {@link getSelectionInfo}.
 *
 * @param rangeUpdater - Follows the ranges while the text changes.
 * @param editor - Takes the edits.
 * @param edits - Changes that one undo takes back together.
 * @param originalSelectionInfos - What to follow, prepared: one list for each use.
 * @returns The same lists as plain selections, where they stand after the change.
 */
export declare function performEditsAndUpdateFullSelectionInfos(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelectionInfos: FullSelectionInfo[][],
): Promise<Selection[][]>;
