import { EditableTextEditor, Selection } from '../libs/common';

export declare function setSelectionsAndFocusEditor(
  editor: EditableTextEditor,
  selections: Selection[],
  revealRange?: boolean,
): Promise<void>;

export declare function setSelectionsWithoutFocusingEditor(
  editor: EditableTextEditor,
  selections: Selection[],
): void;
