import type { ElementContent } from 'hast';
import { isCurrent, keep, recall } from '../../cache/remember.ts';
import type { Store } from '../../cache/store.ts';

/** The result of a block. */
export interface Drawing {
  readonly nodes: readonly ElementContent[];
  /** Files that it was drawn from, with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}

/** Drawings cached from one compilation and one build to the next. */
export interface Drawings {
  /** A copy of the drawing for this input, if the files it was drawn from are unchanged. */
  read(input: string): Drawing | undefined;
  /** Caches a drawing that depends on files; others are faster to draw than to read. */
  write(input: string, drawing: Drawing): void;
}

/** Caches drawings in memory and in the store. `version` changes with the code and settings that draw. */
export function createDrawings(store: Store, version: string): Drawings {
  // As text, because the caller modifies the drawing it gets.
  const texts = new Map<string, string>();
  const keyOf = (input: string): string => JSON.stringify(['drawing', version, input]);
  return {
    read(input) {
      const text = texts.get(input) ?? recall<string>(store, keyOf(input));
      if (text === undefined) return undefined;
      texts.set(input, text);
      const drawing = JSON.parse(text) as Drawing;
      return isCurrent(drawing.files) ? drawing : undefined;
    },
    write(input, drawing) {
      if (Object.keys(drawing.files).length === 0) return;
      const value = JSON.stringify(drawing);
      texts.set(input, value);
      keep(store, keyOf(input), { value, answers: drawing.files });
    },
  };
}
