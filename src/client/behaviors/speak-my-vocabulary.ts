import type { Behavior } from './behavior.ts';

/**
 * Shows every spoken phrase on the page in the reader's vocabulary, and updates it when content or
 * vocabulary changes. Loads the code only for readers with a vocabulary of their own.
 */
export const speakMyVocabulary: Behavior = (root, store) => {
  const load = async () =>
    (await import('./my-vocabulary/rewrite-phrases.ts')).createRewriter(root);
  let rewriter: ReturnType<typeof load> | undefined;
  let isStopped = false;
  const update = async (): Promise<void> => {
    if (!rewriter && store.getState().myVocabulary.length === 0) return;
    rewriter ??= load();
    try {
      const { rewrite } = await rewriter;
      if (!isStopped) rewrite(store.getState().myVocabulary);
    } catch {
      // Retried with the next change.
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
