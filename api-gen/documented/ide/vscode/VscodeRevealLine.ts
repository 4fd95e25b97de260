/**
 * Scrolling to a line.
 *
 * @module
 */

import { RevealLineAt } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';

/**
 * Scrolls until a line is at a given height.
 *
 * @param editor - The editor.
 * @param lineNumber - The line, zero-based.
 * @param at - The height.
 */
export declare function vscodeRevealLine(
  editor: VscodeTextEditorImpl,
  lineNumber: number,
  at: RevealLineAt,
): Promise<void>;
