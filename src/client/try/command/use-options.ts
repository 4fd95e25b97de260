import { useState, type KeyboardEvent } from 'react';
import type { NextWord } from './next-words.ts';

/** The option selected with the arrow keys. */
export interface OptionChoice {
  /** Index of the option; -1 for none. */
  readonly active: number;
  reset(): void;
  /** Moves with the arrow keys and leaves the list with Escape. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Moves through a list of options while focus remains in the field. */
export function useOptions(options: readonly NextWord[]): OptionChoice {
  const [chosen, setChosen] = useState(-1);
  const active = chosen < options.length ? chosen : -1;
  return {
    active,
    reset: () => setChosen(-1),
    onKeyDown(event) {
      const next = nextActive(event.key, active, options.length);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape' && active < 0) return;
      event.preventDefault();
      setChosen(next);
    },
  };
}

/**
 * Returns the next option: from the field, Down selects the first and Up the last; both ends lead
 * back to the field.
 */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'Escape') return -1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}
