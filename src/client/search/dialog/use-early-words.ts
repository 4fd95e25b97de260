import { useLayoutEffect, type RefObject } from 'react';
import { isEarlyEntered, readEarlyWords, removeEarlyField } from '../early-field.ts';

interface EarlyWordsInput {
  /** The text with which DocSearch's field started. */
  readonly start: string;
  /** Starts the field again with another text. */
  readonly restart: (words: string) => void;
  /** Called if Enter was pressed after the last word. */
  readonly onEnter: (words: string) => void;
}

/**
 * Passes text and focus from the early field to DocSearch's. Both happen in one task after rendering, so that no key falls
 * between the fields: text that was typed during the rendering starts the dialog again.
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
