/**
 * Folding by range instead of by cursor.
 *
 * @module
 */

import { Range } from '../../libs/common';
import VscodeIDE from './VscodeIDE';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';

/**
 * Folds the regions that begin at the given ranges. Where several are given and some span more than
 * a line, the others are left out, so that their parent is not folded too.
 *
 * @param ide - Knows which editor to go back to.
 * @param editor - The editor in which to fold.
 * @param ranges - The ranges; the selections if left out.
 */
export declare function vscodeFold(
  ide: VscodeIDE,
  editor: VscodeTextEditorImpl,
  ranges: Range[] | undefined,
): Promise<void>;

/**
 * Unfolds the regions that begin at the given ranges, chosen as in {@link vscodeFold}.
 *
 * @param ide - Knows which editor to go back to.
 * @param editor - The editor in which to unfold.
 * @param ranges - The ranges; the selections if left out.
 */
export declare function vscodeUnfold(
  ide: VscodeIDE,
  editor: VscodeTextEditorImpl,
  ranges: Range[] | undefined,
): Promise<void>;
