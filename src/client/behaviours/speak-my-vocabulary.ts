import { mySpokenForms } from '../my-vocabulary/my-vocabulary.ts';
import type { MySpokenForms } from '../my-vocabulary/my-vocabulary.ts';
import type { Behaviour } from './behaviour.ts';
import { createMyChips, forEachWithin } from './my-chips.ts';
import type { MyPhrase } from './my-phrases.ts';

/**
 * Writes every spoken phrase on the page with the reader's vocabulary, now and whenever content changes; readers without
 * one see no change. Where the page knows the term it says so (`data-term`, in tables); other phrases are read by the grammar.
 */
export const speakMyVocabulary: Behaviour = (root, { store }) => {
  const myChips = createMyChips();
  const spokenForms = (): MySpokenForms => mySpokenForms(store.getState().myVocabulary);
  let speak: MyPhrase | undefined;
  let isStopped = false;
  const applyBelow = (element: HTMLElement, words: MySpokenForms): void => {
    forEachWithin(element, '[data-term]', (term) => applyTo(term, words));
    myChips.apply(element, words, speak);
  };
  const observer = new MutationObserver((records) => {
    const added = records
      .filter((record) => !myChips.isOwnWork(record))
      .flatMap((record) => [...record.addedNodes]);
    const words = spokenForms();
    for (const node of added) if (node instanceof HTMLElement) applyBelow(node, words);
  });
  const update = (): void => {
    const words = spokenForms();
    const hasWords = Object.keys(words).length > 0;
    observer.disconnect();
    applyBelow(root.documentElement, words);
    // Content drawn with the reader's vocabulary may come back after they gave it up.
    if (hasWords || speak) observer.observe(root.body, { childList: true, subtree: true });
    if (hasWords && !speak) void learn();
  };
  const learn = async (): Promise<void> => {
    speak ??= (await import('./my-phrases.ts')).createMyPhrase();
    if (!isStopped) update();
  };
  update();
  const stop = store.subscribe((state, before) => {
    if (state.myVocabulary !== before.myVocabulary) update();
  });
  return () => {
    isStopped = true;
    stop();
    observer.disconnect();
  };
};

/** The default words are kept beside those of the reader, so that they can come back. */
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
