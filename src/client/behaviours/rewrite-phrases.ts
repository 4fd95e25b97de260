import {
  mySpokenForms,
  type MySpokenForms,
  type MyVocabulary,
} from '../my-vocabulary/my-vocabulary.ts';
import { createMyChips, forEachWithin } from './my-chips.ts';

/** Rewrites the phrases of a document. */
export interface Rewriter {
  /** Writes all phrases with this vocabulary, and from now on those of new content; an empty one restores the defaults. */
  rewrite(vocabulary: MyVocabulary): void;
  stop(): void;
}

/**
 * Creates what rewrites the phrases of a document. Tables say which term they show (`data-term`); other phrases are read
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

/** Keeps the default words next to the reader's, to restore them. */
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

/** A term that the reader has switched off is still shown, but marked as gone. */
function markOff(term: HTMLElement, isOff: boolean): void {
  if (isOff) term.setAttribute('role', 'deletion');
  else term.removeAttribute('role');
}
