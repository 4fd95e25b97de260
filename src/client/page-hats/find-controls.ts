/** A letter on the screen, and its position. */
interface ShownCharacter {
  readonly text: string;
  readonly node: Text;
  readonly offset: number;
}

/** A control that is on the screen, with the characters of its words. */
export interface ShownControl {
  readonly element: HTMLElement;
  /** Those that can be seen, in order; none for a control without visible words. */
  readonly shown: readonly ShownCharacter[];
  /** Its name, where no words can be seen. */
  readonly name: string;
}

const native =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable]:not([contenteditable="false"])';
const roles = ['button', 'link', 'tab', 'option', 'checkbox', 'radio', 'switch', 'menuitem'];
const controls = [native, ...roles.map((role) => `[role="${role}"]`)].join(', ');

/** Characters of a control that are looked at: a name has a few words. */
const mostCharacters = 60;

/** Finds the controls that can be seen and pressed, in reading order; none of those in `except`. */
export function findControls(root: ParentNode, except: Element | null): readonly ShownControl[] {
  return [...root.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    if (except?.contains(element) || !isNear(element)) return [];
    // What only has a role may hold the real control.
    if (!element.matches(native) && element.querySelector(native)) return [];
    if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]')) return [];
    if (!isOnTop(element)) return [];
    const shown = charactersOf(labelOf(element) ?? element);
    return [{ element, shown, name: shown.length > 0 ? '' : nameOf(element) }];
  });
}

/** Whether some of it is in the window. Reads the layout only, as most controls of a long page are not. */
function isNear(element: Element): boolean {
  const { top, bottom, left, right, width, height } = boxOf(element);
  return (
    width > 1 &&
    height > 1 &&
    bottom > 0 &&
    right > 0 &&
    top < window.innerHeight &&
    left < window.innerWidth
  );
}

/** Whether a press on it would reach it: nothing covers it, and it is neither hidden nor made inert by a dialog. */
function isOnTop(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const own = [element, labelOf(element)];
  return [...element.getClientRects(), boxOf(element)].some(({ left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && own.some((part) => part?.contains(hit));
  });
}

/** The text that belongs to a field; hidden fields are pressed by it. */
function labelOf(element: HTMLElement): HTMLElement | null {
  return 'labels' in element ? ((element as HTMLInputElement).labels?.[0] ?? null) : null;
}

/** A hidden field has the box of its label. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const label = element instanceof HTMLElement ? labelOf(element) : null;
  return box.width > 1 || !label ? box : label.getBoundingClientRect();
}

/** Characters of the words that can be seen, without those that are only decoration or only for ears. */
function charactersOf(element: HTMLElement): readonly ShownCharacter[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: ShownCharacter[] = [];
  for (
    let node = walker.nextNode();
    node && found.length < mostCharacters;
    node = walker.nextNode()
  )
    if (isSeen(node as Text, element))
      for (const { segment, index } of graphemes.segment((node as Text).data))
        if (segment.trim() !== '') found.push({ text: segment, node: node as Text, offset: index });
  return found.slice(0, mostCharacters);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function isSeen({ parentElement }: Text, control: Element): boolean {
  if (!parentElement?.checkVisibility({ visibilityProperty: true })) return false;
  for (
    let part: Element | null = parentElement;
    part && part !== control;
    part = part.parentElement
  ) {
    const { width, height } = part.getBoundingClientRect();
    if (part.getAttribute('aria-hidden') === 'true' || width <= 1 || height <= 1) return false;
  }
  return true;
}

function nameOf(element: HTMLElement): string {
  return (
    element.getAttribute('aria-label') ??
    element.getAttribute('placeholder') ??
    element.querySelector('img[alt]')?.getAttribute('alt') ??
    element.title
  );
}
