import { replacements } from '#shared/voice/overrides.ts';
import type { Replacements } from '#shared/voice/overrides.ts';
import { ownWords } from '#client/store/own-words.ts';
import type { Behaviour } from './behaviour.ts';

const terms = '[data-term]';

/** Writes every term on the page in the reader's own words, now and when content changes; without own words it does nothing. */
export const installVocabulary: Behaviour = (root) => {
  const observer = new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]).filter((node) => node instanceof HTMLElement);
    const words = currentWords();
    for (const element of added) applyBelow(element, words);
  });
  const update = (): void => {
    const words = currentWords();
    observer.disconnect();
    applyBelow(root.documentElement, words);
    if (Object.keys(words).length > 0) observer.observe(root.body, { childList: true, subtree: true });
  };
  update();
  const stop = ownWords.subscribe(update);
  return () => {
    stop();
    observer.disconnect();
  };
};

function currentWords(): Replacements {
  return replacements(ownWords.get());
}

function applyBelow(element: HTMLElement, words: Replacements): void {
  if (element.matches(terms)) applyTo(element, words);
  element.querySelectorAll<HTMLElement>(terms).forEach((term) => applyTo(term, words));
}

/** The default words are kept beside those of the reader, so that they can come back. */
function applyTo(term: HTMLElement, words: Replacements): void {
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

/** A term that the reader has switched off is still read, but told to be gone. */
function markOff(term: HTMLElement, isOff: boolean): void {
  if (isOff) term.setAttribute('role', 'deletion');
  else term.removeAttribute('role');
}
