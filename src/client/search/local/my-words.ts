import { loadOnce } from '#client/loading/load-once.ts';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import { setVocabulary, type SearchIndex } from '../engine/search-index.ts';

/** Creates the functions that apply a reader's own words to an index. */
export function createMyWords(index: SearchIndex) {
  // Undefined for readers without words of their own, who do not need the grammar.
  let loadMyText: (() => Promise<(text: string) => string>) | undefined;
  return {
    /**
     * Makes the index understand the reader's own spoken forms. `path` is the searched version's
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
     * Returns a function that rewrites quoted phrases in the reader's words; undefined if the
     * reader has none or the function cannot be loaded.
     */
    load: async () => loadMyText?.().catch(() => undefined),
  };
}
