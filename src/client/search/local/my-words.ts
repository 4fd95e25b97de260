import { loadOnce } from '#client/loading/load-once.ts';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { setVocabulary, type SearchIndex } from '../engine/search-index.ts';

/** Creates the functions that apply a reader's words to an index. */
export function createMyWords(index: SearchIndex) {
  // Only readers with words of their own need the grammar.
  let loadMyText: (() => Promise<(text: string) => string>) | undefined;
  return {
    /**
     * Uses these spoken forms instead of the defaults from now on. `path` is the searched version's
     * path, without the base path.
     */
    set(mine: MyVocabulary, path: string) {
      setVocabulary(index, mine);
      loadMyText =
        mine.length === 0
          ? undefined
          : loadOnce(async () =>
              (await import('../../behaviors/my-vocabulary/my-phrases.ts')).loadMyText(path, mine),
            );
    },
    /**
     * Returns a function that rewrites quoted phrases; undefined if the reader has no words of
     * their own.
     */
    load: async () => loadMyText?.().catch(() => undefined),
  };
}
