import type { Behaviour } from './behaviour.ts';
import type { Rewriter } from './rewrite-phrases.ts';

/**
 * Writes every spoken phrase on the page with the reader's vocabulary, now and whenever content or vocabulary changes.
 * The code that does so is loaded only for readers who have one.
 */
export const speakMyVocabulary: Behaviour = (root, { store }) => {
  let rewriter: Promise<Rewriter> | undefined;
  let isStopped = false;
  const load = async (): Promise<Rewriter> =>
    (await import('./rewrite-phrases.ts')).createRewriter(root);
  const update = async (): Promise<void> => {
    if (!rewriter && store.getState().myVocabulary.length === 0) return;
    rewriter ??= load();
    try {
      const { rewrite } = await rewriter;
      if (!isStopped) rewrite(store.getState().myVocabulary);
    } catch {
      // The next change tries again.
      rewriter = undefined;
    }
  };
  void update();
  const unsubscribe = store.subscribe((state, before) => {
    if (state.myVocabulary !== before.myVocabulary) void update();
  });
  return () => {
    isStopped = true;
    unsubscribe();
    void rewriter?.then(({ stop }) => stop());
  };
};
