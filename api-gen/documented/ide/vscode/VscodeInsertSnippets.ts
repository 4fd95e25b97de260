/**
 * Insertion of snippets.
 *
 * @module
 */

import { Range } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';

/**
 * Inserts a snippet with the editor's own command, so that variables such as the clipboard work and
 * tab stops begin.
 *
 * @param editor - The editor.
 * @param snippet - The snippet in TextMate syntax.
 * @param ranges - What to replace; the selections if left out.
 */
export declare function vscodeInsertSnippet(
  editor: VscodeTextEditorImpl,
  snippet: string,
  ranges: Range[] | undefined,
): Promise<void>;
