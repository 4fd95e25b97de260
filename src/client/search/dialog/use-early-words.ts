import { useLayoutEffect, type RefObject } from 'react';
import { isEarlyEntered, readEarlyWords, removeEarlyField } from '../early-field.ts';

interface EarlyWordsInput {
  /** The initial text of DocSearch's field. */
  readonly start: string;
  /** Restarts the field with another text. */
  readonly restart: (words: string) => void;
  /** Called if Enter was pressed after the last word. */
  readonly onEnter: (words: string) => void;
}

/**
 * Transfers text and focus from the early field to DocSearch's. Both happen in one task after
 * rendering, so that no keystroke is lost between the fields: text that was typed during rendering
 * restarts the dialog.
 */
export function useEarlyWords(
  root: RefObject<HTMLElement | null>,
  { start, restart, onEnter }: EarlyWordsInput,
): void {
  useLayoutEffect(() => {
    const words = readEarlyWords();
    if (words === null) return;
    if (words !== start) return restart(words);
    if (isEarlyEntered()) onEnter(words);
    const field = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
    field?.focus();
    field?.setSelectionRange(words.length, words.length);
    removeEarlyField();
  }, [root, start, restart, onEnter]);
}
