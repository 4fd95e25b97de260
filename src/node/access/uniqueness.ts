import { groupBy } from './group-by.ts';
import type { Rule } from './rule.ts';
import type { Control } from './controls.ts';
import type { PageTree } from './page-tree.ts';

/** Requires controls with the same name to have the same target. */
export const checkUniqueness: Rule = ({ tree, controls }) => {
  const targetOf = createTargets(addressOf(tree));
  const groups = groupBy(controls, ({ said }) => said);
  return [...groups].flatMap(([said, group]) => {
    const targets = new Set(group.map(targetOf));
    return said === '' || targets.size === 1
      ? []
      : [{ rule: 'one name, one target', message: `"${said}": ${group.map(describe).join(', ')}` }];
  });
};

/** Returns the page's canonical address. */
function addressOf({ elements }: PageTree): string {
  const canonical = elements.find(({ attribs }) => attribs.rel === 'canonical');
  return canonical?.attribs.href ?? 'https://page.invalid/';
}

/** Identifies a control's target: a link's address; any other control is a target of its own. */
function createTargets(page: string): (control: Control) => unknown {
  return ({ address, element }) => (address === undefined ? element : new URL(address, page).href);
}

function describe({ address, element }: Control): string {
  return address ?? `<${element.name}>`;
}
