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

/** Selections that react alike to insertions at their ends. */
interface SelectionsWithBehavior {
  /** The selections. */
  selections: readonly Selection[];

  /**
   * Whether they grow with text that is inserted at their ends; closed on both sides by default.
   */
  rangeBehavior?: RangeExpansionBehavior;
}

/**
 * Prepares a selection for tracking.
 *
 * @param document - The document that contains it.
 * @param selection - The selection.
 * @param rangeBehavior - Whether it grows with text that is inserted at its ends.
 */
export declare function getSelectionInfo(
  document: TextDocument,
  selection: Selection,
  rangeBehavior: RangeExpansionBehavior,
): FullSelectionInfo;

/**
 * Calls a function that may change the document, and returns where selections are afterwards.
 *
 * @param rangeUpdater - What does the tracking.
 * @param func - The function to call.
 * @param document - The document.
 * @param selectionMatrix - Lists of selections.
 * @returns The lists, updated, in the same order.
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
 * @param rangeUpdater - What does the tracking.
 * @param func - The function to call.
 * @param document - The document.
 * @param rangeMatrix - Lists of ranges.
 * @returns The lists, updated, in the same order.
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
 * @param rangeUpdater - What does the tracking.
 * @param func - The function to call.
 * @param document - The document.
 * @param selectionInfoMatrix - Lists of prepared selections.
 * @returns The lists as selections, updated, in the same order.
 */
export declare function callFunctionAndUpdateSelectionInfos(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  selectionInfoMatrix: FullSelectionInfo[][],
): Promise<Selection[][]>;

/**
 * Like {@link callFunctionAndUpdateSelections}, with an expansion behaviour for each list.
 *
 * @param rangeUpdater - What does the tracking.
 * @param func - The function to call.
 * @param document - The document.
 * @param originalSelections - Lists of selections with their behaviour.
 * @returns The lists, updated, in the same order.
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
 * @param rangeUpdater - What does the tracking.
 * @param editor - The editor to edit in.
 * @param edits - The edits, made as one step.
 * @param originalSelections - Lists of selections.
 * @returns The lists, updated, in the same order.
 * @throws An error when the editor refuses the edits.
 */
export declare function performEditsAndUpdateSelections(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelections: (readonly Selection[])[],
): Promise<Selection[][]>;

/**
 * Like {@link performEditsAndUpdateSelections}, with an expansion behaviour for each list.
 *
 * @param rangeUpdater - What does the tracking.
 * @param editor - The editor to edit in.
 * @param edits - The edits, made as one step.
 * @param originalSelections - Lists of selections with their behaviour.
 * @returns The lists, updated, in the same order.
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
 * @param rangeUpdater - What does the tracking.
 * @param editor - The editor to edit in.
 * @param edits - The edits, made as one step.
 * @param originalRanges - Lists of ranges.
 * @returns The lists, updated, in the same order.
 */
export declare function performEditsAndUpdateRanges(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalRanges: (readonly Range[])[],
): Promise<Range[][]>;

/**
 * Like {@link performEditsAndUpdateSelections}, for selections that know their own behaviour.
 *
 * @param rangeUpdater - What does the tracking.
 * @param editor - The editor to edit in.
 * @param edits - The edits, made as one step.
 * @param originalSelectionInfos - Lists of selections with their behaviour; their text is added.
 * @returns The lists as selections, updated, in the same order.
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
 * @param rangeUpdater - What does the tracking.
 * @param editor - The editor to edit in.
 * @param edits - The edits, made as one step.
 * @param originalSelectionInfos - Lists of prepared selections.
 * @returns The lists as selections, updated, in the same order.
 */
export declare function performEditsAndUpdateFullSelectionInfos(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelectionInfos: FullSelectionInfo[][],
): Promise<Selection[][]>;
