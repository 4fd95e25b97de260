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
interface SelectionsWithBehavior {
  selections: readonly Selection[];
  rangeBehavior?: RangeExpansionBehavior;
}
export declare function getSelectionInfo(
  document: TextDocument,
  selection: Selection,
  rangeBehavior: RangeExpansionBehavior,
): FullSelectionInfo;
export declare function callFunctionAndUpdateSelections(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  selectionMatrix: (readonly Selection[])[],
): Promise<Selection[][]>;
export declare function callFunctionAndUpdateRanges(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  rangeMatrix: (readonly Range[])[],
): Promise<Range[][]>;
export declare function callFunctionAndUpdateSelectionInfos(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  selectionInfoMatrix: FullSelectionInfo[][],
): Promise<Selection[][]>;
export declare function callFunctionAndUpdateSelectionsWithBehavior(
  rangeUpdater: RangeUpdater,
  func: () => Thenable<void>,
  document: TextDocument,
  originalSelections: SelectionsWithBehavior[],
): Promise<Selection[][]>;
export declare function performEditsAndUpdateSelections(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelections: (readonly Selection[])[],
): Promise<Selection[][]>;
export declare function performEditsAndUpdateSelectionsWithBehavior(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelections: SelectionsWithBehavior[],
): Promise<Selection[][]>;
export declare function performEditsAndUpdateRanges(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalRanges: (readonly Range[])[],
): Promise<Range[][]>;
export declare function performEditsAndUpdateSelectionInfos(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelectionInfos: SelectionInfo[][],
): Promise<Selection[][]>;
export declare function performEditsAndUpdateFullSelectionInfos(
  rangeUpdater: RangeUpdater,
  editor: EditableTextEditor,
  edits: Edit[],
  originalSelectionInfos: FullSelectionInfo[][],
): Promise<Selection[][]>;
