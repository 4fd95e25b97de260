import type { MyVocabulary } from '../../my-vocabulary/my-vocabulary.ts';
import { mySpokenForms, type MySpokenForms } from '../../my-vocabulary/my-spoken-forms.ts';
import { languageAt, type LoadLanguage } from '../../language/site-languages.ts';
import { toPath } from '#shared/paths/base-path.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { createMyPhrase, speakQuoted, wordFor, type MyPart } from './my-phrases.ts';

const phrases = '.spoken';
const chips = `${phrases}:not(:has([data-term]))`;
const labels = '[aria-label*="“"]';

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
    for (const { target, addedNodes } of records) {
      const isOwnChange = target instanceof Element && target.matches(phrases);
      for (const node of isOwnChange ? [] : addedNodes)
        if (node instanceof HTMLElement) applyBelow(node);
    }
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

/**
 * Creates a function that shows speech chips, and spoken phrases in labels, in the reader's
 * vocabulary. It keeps their default content, so that it can be restored.
 */
function createMyChips(language: Language) {
  const speak = createMyPhrase(language);
  const contents = new WeakMap<Element, readonly ChildNode[]>();
  const names = new WeakMap<Element, string>();

  const applyToChip = (chip: HTMLElement, words: MySpokenForms) => {
    const standard = contents.get(chip) ?? [...chip.childNodes];
    const own = speak(phraseOf(standard), words);
    if (!own && !contents.has(chip)) return;
    contents.set(chip, standard);
    // Phrases in sentences have quotation marks, but phrases in button names do not.
    const [open, close] = standard[0]?.textContent?.startsWith('“') ? ['“', '”'] : ['', ''];
    chip.replaceChildren(...(own ? [open, ...own.map(drawPart), close] : standard));
  };
  const applyToLabel = (element: HTMLElement, words: MySpokenForms) => {
    const standard = names.get(element) ?? element.ariaLabel ?? '';
    const own = speakQuoted(standard, speak, words);
    if (own === standard && !names.has(element)) return;
    names.set(element, standard);
    element.ariaLabel = own;
  };
  return (element: HTMLElement, words: MySpokenForms) => {
    forEachWithin(element, chips, (chip) => applyToChip(chip, words));
    forEachWithin(element, labels, (label) => applyToLabel(label, words));
  };
}

/** Calls back with the element if it matches, and with each of its matching descendants. */
function forEachWithin(
  element: HTMLElement,
  selector: string,
  callback: (found: HTMLElement) => void,
) {
  if (element.matches(selector)) callback(element);
  element.querySelectorAll<HTMLElement>(selector).forEach(callback);
}

/** Returns the phrase as an author writes it, with angle brackets around slots. */
function phraseOf(nodes: readonly ChildNode[]) {
  const texts = nodes.map((node) =>
    node instanceof HTMLElement && node.classList.contains('spoken-slot')
      ? `<${node.textContent}>`
      : (node.textContent ?? ''),
  );
  return texts.join('').replace(/^“|”$/g, '');
}

function drawPart({ kind, text, isOff }: MyPart): Node | string {
  if (kind === 'plain' && !isOff) return text;
  const span = document.createElement('span');
  span.textContent = text;
  if (kind === 'slot') span.className = 'spoken-slot';
  // A disabled term is still shown, but marked as unavailable.
  if (isOff) span.role = 'deletion';
  return span;
}
