import type { MyVocabulary } from '../../my-vocabulary/my-vocabulary.ts';
import { mySpokenForms, type MySpokenForms } from '../../my-vocabulary/my-spoken-forms.ts';
import { languageAt, type LoadLanguage } from '../../language/site-languages.ts';
import { toPath } from '#shared/paths/base-path.ts';
import { createMyChips, forEachWithin, isOwnChange } from './my-chips.ts';
import { wordFor } from './my-phrases.ts';

/**
 * Creates a rewriter for the document. Tables identify the terms they show (`data-term`); other
 * phrases are parsed in the spoken language of the page's version. Rejects if that language cannot
 * be loaded.
 */
export async function createRewriter() {
  const loadChips = async (load: LoadLanguage) => createMyChips(await load());
  const chipsAt = new Map<LoadLanguage, ReturnType<typeof loadChips>>();
  /** Loads the chip rewriter for the current page's language. */
  const myChips = () => {
    const load = languageAt(toPath(import.meta.env.BASE_URL, document.location.pathname) ?? '/');
    const chips = chipsAt.get(load) ?? loadChips(load);
    chipsAt.set(load, chips);
    return chips;
  };
  await myChips();
  let words: MySpokenForms = {};
  const applyBelow = (element: HTMLElement) => {
    forEachWithin(element, '[data-term]', (term) => applyTo(term, words));
    void myChips().then(
      (applyChips) => applyChips(element, words),
      () => undefined,
    );
  };
  const observer = new MutationObserver((records) => {
    const added = records
      .filter((record) => !isOwnChange(record))
      .flatMap((record) => [...record.addedNodes]);
    for (const node of added) if (node instanceof HTMLElement) applyBelow(node);
  });
  return {
    /**
     * Rewrites all phrases with this vocabulary, including phrases added later; an empty vocabulary
     * restores the defaults.
     */
    rewrite(vocabulary: MyVocabulary) {
      words = mySpokenForms(vocabulary);
      observer.disconnect();
      applyBelow(document.documentElement);
      observer.observe(document.body, { childList: true, subtree: true });
    },
    stop: () => observer.disconnect(),
  };
}

/** Rewrites a term and stores its default words so that they can be restored. */
function applyTo(term: HTMLElement, words: MySpokenForms) {
  const { term: key = '', defaultWords } = term.dataset;
  const own = wordFor(key, words);
  if (own === undefined && defaultWords === undefined) return;
  const standard = defaultWords ?? term.textContent;
  const text = own ?? standard;
  if (term.textContent !== text) term.textContent = text;
  // A term that the reader has disabled is marked as unavailable, but still shown.
  term.role = own === null ? 'deletion' : null;
  if (own === undefined) delete term.dataset.defaultWords;
  else term.dataset.defaultWords = standard;
}
