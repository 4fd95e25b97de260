import { Range, TextEditor } from '../libs/common';
import { SelectionWithEditor } from '../typings/Types';

export declare function selectionWithEditorFromRange(
  selection: SelectionWithEditor,
  range: Range,
): SelectionWithEditor;

export declare function shrinkRangeToFitContent(editor: TextEditor, range: Range): Range;
