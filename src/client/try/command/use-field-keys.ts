import { useState, type KeyboardEvent } from 'react';
import type { EditorCommands } from './use-editor-commands.ts';
import { directionOfKey } from '../guess/history-direction.ts';

/** How far each arrow key moves up the list of options, or back in the history. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Moves through a list of options while focus remains in the field, and recalls earlier phrases, as
 * in a shell. `active` is the index of the selected option, or -1.
 */
export function useFieldKeys(
  { phrase, said, write, onHistory }: EditorCommands,
  options: readonly unknown[],
) {
  const [chosen, setChosen] = useState(-1);
  /** Position in the history; 0 is the field itself. */
  const [back, setBack] = useState(0);
  const active = chosen < options.length ? chosen : -1;
  const reset = (): void => {
    setChosen(-1);
    setBack(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    // In an empty field, undo applies to the last command.
    const direction = phrase === '' && directionOfKey(event);
    if (direction) onHistory(direction);
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.key === 'Escape' && active >= 0) setChosen(-1);
    else if (step === undefined) return;
    else if (active < 0 && !event.shiftKey && isIn(said, back + step)) {
      setBack(back + step);
      write(said.at(said.length - back - step) ?? '');
    } else setChosen(moveUp(active, step, options.length));
    event.preventDefault();
  };
  return { active, reset, onKeyDown };
}

/** Whether the history goes `back` that many phrases; 0 is the empty field. */
function isIn(said: readonly string[], back: number): boolean {
  return back >= 0 && back <= said.length;
}

/**
 * From the field, Down selects the first option and Up the last; moving past either end returns to
 * the field.
 */
function moveUp(active: number, step: number, count: number): number {
  const places = count + 1;
  return ((active + 1 - step + places) % places) - 1;
}
