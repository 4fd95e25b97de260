import {
  mySpokenForms,
  type MySpokenForms,
  type MyVocabulary,
} from '../my-vocabulary/my-vocabulary.ts';
import { createMyChips, forEachWithin } from './my-chips.ts';

/** Rewrites spoken phrases in a document. */
export interface Rewriter {
  /** Rewrites all phrases in this vocabulary, and those added later; an empty one restores the defaults. */
  rewrite(vocabulary: MyVocabulary): void;
  stop(): void;
}

/**
 * Creates a rewriter for a document. Tables name the term they show (`data-term`); other phrases are parsed
 * by the grammar.
 */
export function createRewriter(root: Document): Rewriter {
  const myChips = createMyChips();
  let words: MySpokenForms = {};
  const applyBelow = (element: HTMLElement): void => {
    forEachWithin(element, '[data-term]', (term) => applyTo(term, words));
    myChips.apply(element, words);
  };
  const observer = new MutationObserver((records) => {
    const added = records
      .filter((record) => !myChips.isOwnWork(record))
      .flatMap((record) => [...record.addedNodes]);
    for (const node of added) if (node instanceof HTMLElement) applyBelow(node);
  });
  return {
    rewrite(vocabulary) {
      words = mySpokenForms(vocabulary);
      observer.disconnect();
      applyBelow(root.documentElement);
      observer.observe(root.body, { childList: true, subtree: true });
    },
    stop: () => observer.disconnect(),
  };
}

/** Stores the default words, to restore them later. */
function applyTo(term: HTMLElement, words: MySpokenForms): void {
  const { term: key = '', defaultWords } = term.dataset;
  const own = Object.hasOwn(words, key) ? words[key] : undefined;
  if (own === undefined && defaultWords === undefined) return;
  const standard = defaultWords ?? term.textContent;
  const text = own ?? standard;
  if (term.textContent !== text) term.textContent = text;
  markOff(term, own === null);
  if (own === undefined) delete term.dataset.defaultWords;
  else term.dataset.defaultWords = standard;
}

/** Still shows a term that the reader has disabled, but marks it as unavailable. */
function markOff(term: HTMLElement, isOff: boolean): void {
  if (isOff) term.setAttribute('role', 'deletion');
  else term.removeAttribute('role');
}
