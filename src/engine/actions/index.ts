import type { Action } from './action.ts';
import {
  insertCopyAfter,
  insertCopyBefore,
  moveToTarget,
  replaceWithTarget,
  swapTargets,
} from './bring-move-swap-clone.ts';
import { copyToClipboard, cutToClipboard, pasteFromClipboard } from './clipboard.ts';
import { toggleLineComment } from './comment.ts';
import { editorActions } from './editor-actions.ts';
import { indentLine, outdentLine } from './indent.ts';
import {
  editNew,
  editNewLineAfter,
  editNewLineBefore,
  insertEmptyLineAfter,
  insertEmptyLineBefore,
  insertEmptyLinesAround,
} from './new-lines.ts';
import { clearAndSetSelection, remove } from './remove.ts';
import {
  applyFormatter,
  randomizeTargets,
  replace,
  reverseTargets,
  sortTargets,
} from './replace-and-reorder.ts';
import { deselect, setSelection, setSelectionAfter, setSelectionBefore } from './select.ts';
import { insertSnippet, wrapWithSnippet } from './snippets.ts';
import { callAsFunction, rewrapWithPairedDelimiter, wrapWithPairedDelimiter } from './wrap.ts';

/** All actions, keyed by their names in the extension. */
export const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    applyFormatter,
    callAsFunction,
    clearAndSetSelection,
    copyToClipboard,
    cutToClipboard,
    deselect,
    editNew,
    editNewLineAfter,
    editNewLineBefore,
    indentLine,
    insertCopyAfter,
    insertCopyBefore,
    insertEmptyLineAfter,
    insertEmptyLineBefore,
    insertEmptyLinesAround,
    insertSnippet,
    moveToTarget,
    outdentLine,
    pasteFromClipboard,
    randomizeTargets,
    remove,
    replace,
    replaceWithTarget,
    reverseTargets,
    rewrapWithPairedDelimiter,
    setSelection,
    setSelectionAfter,
    setSelectionBefore,
    sortTargets,
    swapTargets,
    toggleLineComment,
    wrapWithPairedDelimiter,
    wrapWithSnippet,
    ...editorActions,
  }),
);
