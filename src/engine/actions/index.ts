import type { Action } from './support/action.ts';
import { bring, move } from './bring-and-move.ts';
import { call } from './call.ts';
import { change } from './change.ts';
import { insertCopyAfter, insertCopyBefore } from './clone.ts';
import { toggleLineComment } from './comment.ts';
import { copyToClipboard, cutToClipboard } from './copy-and-carve.ts';
import { deselect } from './deselect.ts';
import { editNew, editNewLineAfter, editNewLineBefore } from './drink-and-pour.ts';
import { editorActions } from './editor-actions.ts';
import { indentLine, outdentLine } from './indent.ts';
import { insertEmptyLineAfter, insertEmptyLineBefore, insertEmptyLinesAround } from './puff.ts';
import { insertSnippet } from './insert-snippet.ts';
import { pasteFromClipboard } from './paste.ts';
import { applyFormatter } from './reformat.ts';
import { remove } from './remove.ts';
import { replace } from './replace.ts';
import { rewrapWithPairedDelimiter } from './rewrap.ts';
import { setSelection, setSelectionAfter, setSelectionBefore } from './set-selection.ts';
import { randomizeTargets, reverseTargets, sortTargets } from './sort.ts';
import { swapTargets } from './swap.ts';
import { wrapWithPairedDelimiter } from './wrap.ts';
import { wrapWithSnippet } from './wrap-with-snippet.ts';

/** All actions, keyed by the extension's names. */
export const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    applyFormatter,
    callAsFunction: call,
    clearAndSetSelection: change,
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
    moveToTarget: move,
    outdentLine,
    pasteFromClipboard,
    randomizeTargets,
    remove,
    replace,
    replaceWithTarget: bring,
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
