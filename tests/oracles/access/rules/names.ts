import type { Rule } from './rule.ts';
import { spokenKey } from '#node/compile/links/spoken-key.ts';
import { authoredName } from '../page/accessible-name.ts';
import { isElement, isHidden, isSilent, type Element, type PageTree } from '../page/page-tree.ts';

/**
 * Requires every control to have a name that begins with its visible label and is exposed to voice
 * control, and every table to have a name.
 */
export const checkNames: Rule = ({ tree, controls }) => [
  ...tree.elements
    .filter((element) => element.name === 'table' && !isHidden(element) && !isNamed(element, tree))
    .map(() => 'name: <table> has no name'),
  ...controls.flatMap(({ element, name, said, visible }) => {
    const html = `<${element.name} class="${element.attribs.class ?? ''}">`;
    if (isSilent(element)) return [`silent: ${html} "${visible}" is hidden from voice control`];
    if (name === '') return [`name: ${html} has no name`];
    // Nobody presses a region, so its text is not a label.
    if (element.attribs.role === 'region' || said.startsWith(spokenKey(visible))) return [];
    return [`visible words: "${name}" does not begin with "${visible}"`];
  }),
];

/** Whether a table has a name from its attributes or its caption. */
function isNamed(table: Element, tree: PageTree): boolean {
  return (
    authoredName(table, tree) !== '' ||
    table.children.some((child) => isElement(child) && child.name === 'caption')
  );
}
