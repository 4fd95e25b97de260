/**
 * Breakpoints by range.
 *
 * @module
 */

import { BreakpointDescriptor } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';

/**
 * Removes the breakpoints that overlap a place; where there is none, it sets one.
 *
 * @param editor - The editor.
 * @param descriptors - The places; the editor's own command for the cursor is used if left out.
 */
export declare function vscodeToggleBreakpoint(
  editor: VscodeTextEditorImpl,
  descriptors: BreakpointDescriptor[] | undefined,
): Promise<void>;
