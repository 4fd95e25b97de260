import type { KeyboardEvent } from 'react';

/** The direction of a step in the editing history. */
export type HistoryDirection = 'undo' | 'redo';

/**
 * Returns the meaning of a key event: Ctrl+Z or Command+Z undoes; the same with Shift, or Ctrl+Y,
 * redoes.
 */
export function directionOfKey({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  key,
}: KeyboardEvent): HistoryDirection | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey ? 'redo' : undefined;
}

const undo =
  /^\W*(?:undo(?: last)?|nope|oops|cancel|revert|go back|scratch|take back|take (?:it|that) back|never ?mind|(?:ctrl|control|cmd|command)[ +-]z)(?: that| it| this)?(?: please)?\W*$/i;
const redo = /^\W*(?:redo|do (?:it|that) again)(?: that| it| this)?(?: please)?\W*$/i;

/** Returns "undo" or "redo" if a text asks for it; neither is a command of the language. */
export function directionAsked(text: string): HistoryDirection | undefined {
  if (undo.test(text)) return 'undo';
  return redo.test(text) ? 'redo' : undefined;
}
