import type { ElementContent } from 'hast';
import { isCurrent, keep, recall } from '../../cache/remember.ts';
import type { Store } from '../../cache/store.ts';

/** The result of a block. */
export interface Drawing {
  readonly nodes: readonly ElementContent[];
  /** Files that it was rendered from, with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}

/** Cache of rendered blocks across compilations and builds. */
export interface Drawings {
  /**
   * Returns a copy of the drawing for this input if the files it was rendered from are unchanged.
   */
  read(input: string): Drawing | undefined;
  /** Caches a drawing that depends on files; all others are faster to render than to read. */
  write(input: string, drawing: Drawing): void;
}

/**
 * Caches drawings in memory and in the store. `version` changes with the code and settings for
 * rendering.
 */
export function createDrawings(store: Store, version: string): Drawings {
  // As text, because the caller modifies the drawing.
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
