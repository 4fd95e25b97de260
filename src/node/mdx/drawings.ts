import type { ElementContent } from 'hast';
import { hashFile } from '../cache/hash-files.ts';
import type { Store } from '../cache/store.ts';

/** What a block has drawn. */
export interface Drawing {
  readonly nodes: readonly ElementContent[];
  /** Files that it was drawn from, with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}

/** Drawings that are kept from one compilation of a page to the next, and from one build to the next. */
export interface Drawings {
  /** A copy of the drawing for this input, if the files it was drawn from are unchanged. */
  read(input: string): Drawing | undefined;
  /** Keeps a drawing that was made from files; others are quicker to make than to read. */
  write(input: string, drawing: Drawing): void;
}

/** Keeps drawings in memory and in the store. `version` stands for the code and the settings that draw. */
export function createDrawings(store: Store, version: string): Drawings {
  // As text, since whoever is given a drawing changes it.
  const texts = new Map<string, string>();
  const keyOf = (input: string): string => JSON.stringify(['drawing', version, input]);
  const find = (input: string): Drawing | undefined => {
    const text = texts.get(input);
    return (text === undefined ? store.read(keyOf(input)) : JSON.parse(text)) as
      Drawing | undefined;
  };
  return {
    read(input) {
      const drawing = find(input);
      if (!drawing) return undefined;
      if (!texts.has(input)) texts.set(input, JSON.stringify(drawing));
      const isCurrent = Object.entries(drawing.files).every(
        ([file, hash]) => hashFile(file) === hash,
      );
      return isCurrent ? drawing : undefined;
    },
    write(input, drawing) {
      if (Object.keys(drawing.files).length === 0) return;
      texts.set(input, JSON.stringify(drawing));
      store.write(keyOf(input), drawing);
    },
  };
}
