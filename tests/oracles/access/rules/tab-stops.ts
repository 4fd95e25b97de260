import type { Rule } from './rule.ts';
import type { Control } from '../page/controls.ts';
import { withAncestors } from '../page/page-tree.ts';

const maxStops = 8;

/** Attribute of lists in which arrow keys move between links. */
const oneStop = 'data-arrow-keys';

/**
 * Requires the skip link to come first if there is anything to skip, and limits the tab stops
 * before the main content.
 */
export const checkTabStops: Rule = ({ tree, controls }) => {
  const stops = controls.filter(({ isTabStop }) => isTabStop);
  const start = tree.elements.findIndex(({ name }) => name === 'main');
  const before = stops.filter(({ element }) => tree.elements.indexOf(element) < start);
  const count = new Set(before.map(stopOf)).size;
  const allowed = maxStops + before.filter(isExtra).length;
  const first = stops[0]?.element.attribs.class;
  return [
    ...(before.length === 0 || first === 'skip-link'
      ? []
      : ['tab stops: the first is not the skip link']),
    ...stops
      .filter(({ element }) => Number(element.attribs.tabindex ?? 0) > 0)
      .map(({ name }) => `tab order: "${name}" has a tabindex above 0`),
    ...(count > allowed
      ? [`tab stops: ${count} before the text, where ${allowed} are allowed`]
      : []),
  ];
};

/**
 * Returns the element that counts as the tab stop: the surrounding list if arrow keys move in it,
 * because such a list is a single stop, or else the control itself.
 */
function stopOf({ element }: Control): unknown {
  if (element.name === 'input') return element;
  return withAncestors(element).find(({ attribs }) => oneStop in attribs) ?? element;
}

/** Whether a control is an extra stop, as allowed for a filter and each menu of the navbar. */
function isExtra(control: Control): boolean {
  const { attribs } = control.element;
  return attribs.type === 'search' || attribs['aria-haspopup'] === 'true';
}
