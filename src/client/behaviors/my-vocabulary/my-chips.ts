import type { MySpokenForms } from '../../my-vocabulary/my-spoken-forms.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { createMyPhrase, speakQuoted, type MyPart } from './my-phrases.ts';

const phrases = '.spoken';
const chips = `${phrases}:not(:has([data-term]))`;
const labels = '[aria-label*="“"]';

/**
 * Creates a function that shows speech chips, and spoken phrases in labels, in the reader's
 * vocabulary. It keeps their default content, so that it can be restored.
 */
export function createMyChips(language: Language) {
  const speak = createMyPhrase(language);
  const contents = new WeakMap<Element, readonly ChildNode[]>();
  const names = new WeakMap<Element, string>();

  const applyToChip = (chip: HTMLElement, words: MySpokenForms) => {
    const standard = contents.get(chip) ?? [...chip.childNodes];
    const own = speak(phraseOf(standard), words);
    if (!own && !contents.has(chip)) return;
    contents.set(chip, standard);
    // Phrases in sentences have quotation marks, phrases in button names do not.
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

/** Whether a mutation was caused by rewriting a chip. */
export function isOwnChange({ target }: MutationRecord): boolean {
  return target instanceof Element && target.matches(phrases);
}

/** Calls back with the element if it matches, and with each of its matching descendants. */
export function forEachWithin(
  element: HTMLElement,
  selector: string,
  callback: (found: HTMLElement) => void,
): void {
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
  // The term is still shown, but marked as unavailable.
  if (isOff) span.role = 'deletion';
  return span;
}
