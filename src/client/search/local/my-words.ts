import { loadOnce } from '#client/loading/load-once.ts';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { setVocabulary, type SearchIndex } from '../engine/search-index.ts';

/** The reader's own words in a search. */
export interface MyWords {
  /**
   * Uses these spoken forms instead of the defaults from now on. `path` is the searched version's
   * path, without the base path.
   */
  set(mine: MyVocabulary, path: string): void;
  /**
   * Returns a function that rewrites quoted phrases; undefined if the reader has no words of their
   * own.
   */
  load(): Promise<((text: string) => string) | undefined>;
}

/** Applies a reader's words to an index. */
export function createMyWords(index: SearchIndex): MyWords {
  // Only readers with words of their own need the grammar.
  let loadMyText: (() => Promise<(text: string) => string>) | undefined;
  return {
    set(mine, path) {
      setVocabulary(index, mine);
      loadMyText =
        mine.length === 0
          ? undefined
          : loadOnce(async () =>
              (await import('../../behaviors/my-vocabulary/my-phrases.ts')).loadMyText(path, mine),
            );
    },
    load: async () => loadMyText?.().catch(() => undefined),
  };
}
