import type { ElementContent } from 'hast';
import { keep, recall } from '#node/base/cache/remember.ts';
import type { Store } from '#node/base/cache/store.ts';

/** A rendered block, with everything needed to reuse it. */
interface Drawing {
  readonly nodes: readonly ElementContent[];
  /** Files that the block was rendered from, with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Creates a cache of rendered blocks in the store. `version` changes with the code and settings for
 * rendering.
 */
export function createDrawings(store: Store, version: string) {
  const keyOf = (input: string) => JSON.stringify(['drawing', version, input]);
  return {
    /**
     * Returns a copy of the drawing for this input; undefined if there is none, or if the files it
     * was rendered from have changed.
     */
    read: (input: string): Drawing | undefined => recall(store, keyOf(input)),
    /**
     * Caches a drawing that depends on files; all other drawings are faster to render than to read.
     */
    write(input: string, drawing: Drawing) {
      const { files } = drawing;
      if (Object.keys(files).length > 0)
        keep(store, keyOf(input), { value: drawing, answers: files });
    },
  };
}

/** Cache of rendered blocks across compilations and builds. */
export type Drawings = ReturnType<typeof createDrawings>;
