import { useState, type KeyboardEvent } from 'react';

/** Recalls earlier phrases with the arrow keys, as in a shell. */
export interface PhraseHistory {
  /** Handles a key; returns whether it was used for the history. */
  onKeyDown(event: KeyboardEvent): boolean;
  reset(): void;
}

/** Handles Up, which recalls earlier phrases, and Down, which returns to the typed text. */
export function usePhraseHistory(
  said: readonly string[],
  onPhrase: (phrase: string) => void,
): PhraseHistory {
  /** Position in the history; 0 is the field itself. */
  const [back, setBack] = useState(0);
  return {
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
      const next = event.key === 'ArrowUp' ? back + 1 : event.key === 'ArrowDown' ? back - 1 : -1;
      if (next < 0 || next > said.length) return false;
      event.preventDefault();
      setBack(next);
      onPhrase(said.at(said.length - next) ?? '');
      return true;
    },
    reset: () => setBack(0),
  };
}
