import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import {
  findOtherField,
  isEarlyEntered,
  readEarlyWords,
  removeEarlyField,
} from '../early-field.ts';

/** Maximum length of a query. */
const maxLength = 64;

interface DialogFieldInput {
  /** The initial text of DocSearch's field. When it changes, DocSearch renders a new field. */
  readonly start: string;
  /** Restarts the field with different text. */
  readonly restart: (words: string) => void;
  /** Called if Enter was the last key pressed in the early field. */
  readonly onEnter: (words: string) => void;
}

/**
 * Limits the length of the text in DocSearch's field, and returns an element between the field and
 * the results to render into. DocSearch has no property for either.
 *
 * Moves text and focus from the early field to DocSearch's field. Both happen in one task after
 * rendering, so that no keystroke is lost between the fields. Text typed during rendering restarts
 * the dialog. If the reader has opened the field for hats in the meantime, returns focus to that
 * field after DocSearch has taken it.
 */
export function useDialogField(
  root: RefObject<HTMLElement | null>,
  { start, restart, onEnter }: DialogFieldInput,
): HTMLElement {
  const [header] = useState(() => document.createElement('div'));
  const [other] = useState(findOtherField);
  useLayoutEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (field) field.maxLength = maxLength;
    root.current?.querySelector('.DocSearch-SearchBar')?.after(header);
    const words = readEarlyWords();
    if (words === null) return;
    if (words !== start) return restart(words);
    if (isEarlyEntered()) onEnter(words);
    field?.focus();
    field?.setSelectionRange(words.length, words.length);
    removeEarlyField();
  }, [root, start, header, restart, onEnter]);
  useEffect(() => other?.focus(), [other, start]);
  return header;
}
