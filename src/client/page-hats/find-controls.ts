/** A visible character and its position in a text node. */
interface ShownCharacter {
  readonly text: string;
  readonly node: Text;
  readonly offset: number;
}

/** A visible control and the characters of its label. */
export interface ShownControl {
  readonly element: HTMLElement;
  /** Visible characters, in order; empty if the control has no visible text. */
  readonly shown: readonly ShownCharacter[];
}

const native =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable]:not([contenteditable="false"])';
const controls = `${native}, [role="button"], [role="link"], [role="tab"], [role="option"], [role="checkbox"], [role="radio"], [role="switch"], [role="menuitem"]`;

/** Maximum number of characters read from one control; a name has only a few words. */
const maxCharacters = 60;

/**
 * Finds the clickable controls that are visible in the viewport, in document order, skipping
 * `except`.
 */
export function findControls(root: ParentNode, except: Element | null): readonly ShownControl[] {
  return usable(root).flatMap((element) => {
    if (element === except || !isNear(element) || !isOnTop(element)) return [];
    return [{ element, shown: charactersOf(labelOf(element) ?? element) }];
  });
}

/**
 * Finds the control whose name begins with these words if there is exactly one, even far outside
 * the viewport. `say` normalizes names and words: lowercase, with numbers spelled out.
 */
export function findNamed(
  root: ParentNode,
  words: string,
  say: (text: string) => string,
): HTMLElement | undefined {
  const [found, ...others] = usable(root).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${say(nameOf(element) || (labelOf(element) ?? element).textContent)} `.startsWith(
        `${say(words)} `,
      ),
  );
  return others.length === 0 ? found : undefined;
}

/** Returns the controls that are neither disabled nor hidden from assistive technology. */
function usable(root: ParentNode) {
  return [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      // An element with only a role may contain the real control.
      (element.matches(native) || !element.querySelector(native)) &&
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden="true"]'),
  );
}

/**
 * Whether part of the element is in the viewport. Reads only layout, which is cheap for the many
 * elements outside the viewport.
 */
function isNear(element: Element) {
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

/** Whether a click would reach the element: it is not covered, hidden or inert. */
function isOnTop(element: HTMLElement) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return [...element.getClientRects(), boxOf(element)].some(({ left, top, width, height }) =>
    isHitAt(element, left + width / 2, top + height / 2),
  );
}

/** Whether the element or its label is the topmost element at a point in the viewport. */
export function isHitAt(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && [element, labelOf(element)].some((part) => part?.contains(hit));
}

/** Returns a field's label; hidden fields are clicked through it. */
function labelOf(element: HTMLElement): HTMLElement | null {
  return 'labels' in element ? ((element as HTMLInputElement).labels?.[0] ?? null) : null;
}

/** Returns the element's box; for a hidden field, its label's box. */
function boxOf(element: Element) {
  const box = element.getBoundingClientRect();
  const label = element instanceof HTMLElement ? labelOf(element) : null;
  return box.width > 1 || !label ? box : label.getBoundingClientRect();
}

/** Returns the visible characters, skipping decoration and screen-reader-only text. */
function charactersOf(element: HTMLElement) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: ShownCharacter[] = [];
  for (let node = walker.nextNode(); node && found.length < maxCharacters; node = walker.nextNode())
    if (isSeen(node as Text, element))
      for (const { segment, index } of graphemes.segment((node as Text).data))
        if (segment.trim() !== '') found.push({ text: segment, node: node as Text, offset: index });
  return found.slice(0, maxCharacters);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function isSeen({ parentElement }: Text, control: Element) {
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

/**
 * Returns the name that a control has instead of text, from its attributes or image; empty if there
 * is none.
 */
export function nameOf(element: HTMLElement): string {
  return (
    element.getAttribute('aria-label') ??
    element.getAttribute('placeholder') ??
    element.querySelector('img[alt]')?.getAttribute('alt') ??
    element.title
  );
}
