import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import {
  findOtherField,
  isEarlyEntered,
  readEarlyWords,
  removeEarlyField,
} from '../early-field.ts';

interface EarlyWordsInput {
  /** The initial text of DocSearch's field. */
  readonly start: string;
  /** Restarts the field with different text. */
  readonly restart: (words: string) => void;
  /** Called if Enter was pressed after the last word. */
  readonly onEnter: (words: string) => void;
}

/**
 * Moves text and focus from the early field to DocSearch's field. Both happen in one task after
 * rendering, so that no keystroke is lost between the fields. Text typed during rendering restarts
 * the dialog. If the reader has opened the field for hats in the meantime, returns focus to it
 * after DocSearch has taken it.
 */
export function useEarlyWords(
  root: RefObject<HTMLElement | null>,
  { start, restart, onEnter }: EarlyWordsInput,
): void {
  const [other] = useState(findOtherField);
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
  useEffect(() => other?.focus(), [other, start]);
}
