import { DomUtils } from 'htmlparser2';
import { groupBy } from '#shared/text/group-by.ts';
import type { Rule } from './rule.ts';
import type { Control } from '../page/controls.ts';
import type { Element, PageTree } from '../page/page-tree.ts';

/** Requires controls with the same name to have the same target. */
export const checkUniqueness: Rule = ({ tree, controls }) => {
  const page = addressOf(tree);
  const groups = groupBy(controls, wordsToSay);
  return [...groups].flatMap(([said, group]) => {
    const targets = new Set(group.map((control) => targetOf(control, page)));
    return said === '' || targets.size === 1
      ? []
      : [`one name, one target: "${said}": ${group.map(describe).join(', ')}`];
  });
};

/**
 * Returns the words that select a control. Options are selected in their field, so their names may
 * match those of other controls.
 */
function wordsToSay({ element, said }: Control): string {
  return said !== '' && element.attribs.role === 'option' ? `option ${said}` : said;
}

/** Returns the page's canonical URL, against which its relative links are resolved. */
function addressOf({ elements }: PageTree): string {
  const canonical = elements.find(({ attribs }) => attribs.rel === 'canonical');
  return canonical?.attribs.href ?? 'https://page.invalid/';
}

/**
 * Identifies a control's target: the URL of a link, or of the link in a tree item; any other
 * control is its own target.
 */
function targetOf({ element }: Control, page: string): unknown {
  const link = element.attribs.role === 'treeitem' ? linkIn(element) : element;
  const address = link?.attribs.href;
  return address === undefined ? element : new URL(address, page).href;
}

function linkIn(element: Element): Element | undefined {
  return DomUtils.findOne(({ name }) => name === 'a', element.children) ?? undefined;
}

function describe({ element }: Control): string {
  return element.attribs.href ?? `<${element.name}>`;
}
