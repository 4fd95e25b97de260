/**
 * New cells in notebooks.
 *
 * @module
 */

import { Selection } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';

/**
 * Inserts a cell above the current one, in a notebook or in a script with Jupyter cells.
 *
 * @param editor - The editor with the cell.
 * @returns A correction for selections that were taken before: the insertion is not finished when
 *   the promise is.
 */
export declare function vscodeEditNewNotebookCellAbove(
  editor: VscodeTextEditorImpl,
): Promise<(selection: Selection) => Selection>;

/**
 * Inserts a cell below the current one, in a notebook or in a script with Jupyter cells.
 *
 * @param editor - The editor with the cell.
 */
export declare function vscodeEditNewNotebookCellBelow(editor: VscodeTextEditorImpl): Promise<void>;
