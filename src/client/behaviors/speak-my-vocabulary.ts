import type { Behavior } from './behavior.ts';

/**
 * Shows every spoken phrase on the page in the reader's vocabulary, and updates the phrases when
 * the content or the vocabulary changes. The code is loaded only for readers with their own
 * vocabulary.
 */
export const speakMyVocabulary: Behavior = (store) => {
  const load = async () => (await import('./my-vocabulary/rewrite-phrases.ts')).createRewriter();
  let rewriter: ReturnType<typeof load> | undefined;
  let isStopped = false;
  const update = async () => {
    if (!rewriter && store.getState().myVocabulary.length === 0) return;
    rewriter ??= load();
    try {
      const { rewrite } = await rewriter;
      if (!isStopped) rewrite(store.getState().myVocabulary);
    } catch {
      // The next change of the vocabulary tries again.
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
