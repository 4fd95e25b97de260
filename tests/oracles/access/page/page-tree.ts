import { DomUtils, parseDocument } from 'htmlparser2';
import { marks } from './marks.ts';

/** An element of a parsed document. */
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
/** A node of a parsed document, including its root. */
export type Node = Element['children'][number] | NonNullable<Element['parent']>;

/** The elements of a parsed document, in reading order and by id. */
export interface PageTree {
  readonly elements: readonly Element[];
  readonly byId: ReadonlyMap<string, Element>;
}

/** Tests whether a node is an element. */
export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** Parses HTML and indexes its elements. */
export function readTree(html: string): PageTree {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const withId = elements.filter(({ attribs }) => attribs.id);
  // If several elements share an id, the first one counts, as in browsers.
  return { elements, byId: new Map(withId.reverse().map((item) => [item.attribs.id ?? '', item])) };
}

/** Returns the element and its ancestors, innermost first. */
export function withAncestors(element: Element): readonly Element[] {
  const found = [element];
  for (let { parent } = element; parent && isElement(parent); { parent } = parent)
    found.push(parent);
  return found;
}

/** Tests whether the element or an ancestor has this name. */
export function isInside(element: Element, name: string): boolean {
  return withAncestors(element).some((item) => item.name === name);
}

/**
 * Tests whether readers cannot reach an element: it is hidden, belongs to the other color mode, or
 * is collapsed.
 */
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
    marks.hidden in attribs ||
    attribs.type === 'hidden' ||
    // Shown in the other color mode or on small screens.
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

/** Tests whether the element is visually hidden, so that only screen readers present it. */
export function isUnseen({ attribs }: Element): boolean {
  return hasClass(attribs, 'visually-hidden') || marks.unseen in attribs;
}

/** Tests whether the element is hidden from screen readers and voice control. */
export function isSilent(element: Element): boolean {
  return withAncestors(element).some(({ attribs }) => attribs['aria-hidden'] === 'true');
}

function hasClass(attribs: Element['attribs'], name: string): boolean {
  // A fast check first, because most elements lack the class.
  return attribs.class?.includes(name) === true && attribs.class.split(/\s+/).includes(name);
}
