import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a parsed document. */
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
/** A node of a document. */
export type Node = Element['children'][number] | NonNullable<Element['parent']>;

/** A parsed document, and its elements in reading order. */
export interface PageTree {
  readonly elements: readonly Element[];
  readonly byId: ReadonlyMap<string, Element>;
}

/** Marks what style sheets hide, for checks of a document that a browser has laid out. */
const hiddenMark = 'data-check-hidden';
/** Marks text that style sheets leave to screen readers. */
const unseenMark = 'data-check-unseen';

/** Whether it is an element, not text or a comment. */
export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** Parses a document. */
export function readTree(html: string): PageTree {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const withId = elements.filter(({ attribs }) => attribs.id);
  // Of elements with one id the first counts, as in browsers.
  return { elements, byId: new Map(withId.reverse().map((item) => [item.attribs.id ?? '', item])) };
}

/** The element and its ancestors, innermost first. */
export function withAncestors(element: Element): readonly Element[] {
  const { parent } = element;
  return [element, ...(parent && isElement(parent) ? withAncestors(parent) : [])];
}

/** Whether readers have no way to it: it is put away, drawn for the other colour mode, or folded up. */
export function isHidden(element: Element): boolean {
  return withAncestors(element).some(
    (item) => isPutAway(item) || (isFoldedUp(item) && !isSummaryOf(element, item)),
  );
}

function isPutAway({ name, attribs }: Element): boolean {
  return (
    /^(?:head|script|style|template|noscript)$/.test(name) ||
    'hidden' in attribs ||
    'inert' in attribs ||
    hiddenMark in attribs ||
    attribs.type === 'hidden' ||
    // Drawn for the other colour mode, and for small screens.
    hasClass(attribs, 'dark-only') ||
    hasClass(attribs, 'menu-button')
  );
}

function isFoldedUp({ name, attribs }: Element): boolean {
  return /^(?:details|dialog)$/.test(name) && !('open' in attribs);
}

function isSummaryOf(element: Element, details: Element): boolean {
  return withAncestors(element).some((item) => item.name === 'summary' && item.parent === details);
}

/** Whether style sheets leave it to screen readers. */
export function isUnseen({ attribs }: Element): boolean {
  return hasClass(attribs, 'visually-hidden') || unseenMark in attribs;
}

/** Whether it is kept from screen readers and voice control. */
export function isSilent(element: Element): boolean {
  return withAncestors(element).some(({ attribs }) => attribs['aria-hidden'] === 'true');
}

function hasClass(attribs: Element['attribs'], name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}
