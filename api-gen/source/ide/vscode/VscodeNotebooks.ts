import { Selection } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';
export declare function vscodeEditNewNotebookCellAbove(
  editor: VscodeTextEditorImpl,
): Promise<(selection: Selection) => Selection>;
export declare function vscodeEditNewNotebookCellBelow(editor: VscodeTextEditorImpl): Promise<void>;
