import { ElementType } from 'htmlparser2';
import {
  isElement,
  isHidden,
  isUnseen,
  withAncestors,
  type Element,
  type Node,
  type PageTree,
} from './page-tree.ts';

/**
 * Computes an element's accessible name by the rules of the accname standard, as far as these pages
 * need them.
 */
export function accessibleName(element: Element, tree: PageTree): string {
  const { attribs, name } = element;
  const given = authoredName(element, tree);
  if (given !== '') return given;
  if (/^(?:input|select|textarea)$/.test(name))
    return tidy(fieldLabel(element, tree.elements) || (attribs.title ?? attribs.placeholder ?? ''));
  return tidy(attribs.alt ?? spokenText(element)) || tidy(attribs.title ?? '');
}

/**
 * Returns the name from `aria-labelledby` or `aria-label`, the only sources of a landmark's name;
 * empty if there is none.
 */
export function authoredName({ attribs }: Element, { byId }: PageTree): string {
  const labels = (attribs['aria-labelledby'] ?? '')
    .split(/\s+/)
    .flatMap((id) => byId.get(id) ?? []);
  if (labels.length > 0) return tidy(labels.map(spokenText).join(' '));
  return tidy(attribs['aria-label'] ?? '');
}

function fieldLabel(field: Element, elements: PageTree['elements']): string {
  const label = elements.find(
    (item) =>
      item.name === 'label' &&
      (item.attribs.for === undefined
        ? withAncestors(field).includes(item)
        : item.attribs.for === field.attribs.id),
  );
  return label ? spokenText(label) : '';
}

/** Returns the text that is read aloud: without hidden parts, but with alternative texts. */
function spokenText(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (!isElement(node)) return '';
  if (node.attribs['aria-hidden'] === 'true' || isHidden(node)) return '';
  if (node.attribs['aria-label']) return ` ${node.attribs['aria-label']} `;
  if (node.name === 'img') return node.attribs.alt ?? '';
  return spread(node, spokenText);
}

/** Keyboard hints are not read aloud, and the value of a field is not its label. */
const unspoken = /^(?:kbd|select|textarea)$/;

/** Returns an element's visible label. */
export function visibleWords(element: Element): string {
  return tidy(seenText(element));
}

function seenText(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (!isElement(node) || unspoken.test(node.name) || isUnseen(node) || isHidden(node)) return '';
  return spread(node, seenText);
}

/** Joins the text of children: block elements separate words, inline elements do not. */
function spread(element: Element, read: (node: Node) => string): string {
  const text = element.children.map(read).join('');
  return /^(?:div|p|li|ul|ol|dd|dt|td|th|tr|h[1-6]|br)$/.test(element.name) ? ` ${text} ` : text;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
