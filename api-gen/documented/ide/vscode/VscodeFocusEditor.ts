/**
 * Gives an editor the focus.
 *
 * @module
 */

import type VscodeIDE from './VscodeIDE';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';

/**
 * Focuses an editor by the column it is in, or moves to its cell if it belongs to a notebook.
 *
 * @param ide - The application that the editor belongs to.
 * @param editor - The editor to focus.
 */
declare function vscodeFocusEditor(ide: VscodeIDE, editor: VscodeTextEditorImpl): Promise<void>;

export default vscodeFocusEditor;
