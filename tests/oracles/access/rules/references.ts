import { groupBy } from '#shared/text/group-by.ts';
import type { Rule } from './rule.ts';
import { isHidden, withAncestors, type Element } from '../page/page-tree.ts';

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
const interactive = /^(?:a|button|input|select|textarea|summary|label)$/;

/** Requires unique ids, references that resolve, and no nested controls. */
export const checkReferences: Rule = ({ tree, controls }) => {
  const ids = groupBy(
    tree.elements.flatMap(({ attribs }) => attribs.id ?? []),
    (id) => id,
  );
  const doubled = [...ids].filter(([, all]) => all.length > 1);
  const lost = tree.elements
    .filter(({ attribs }) => references.some((name) => name in attribs))
    .filter((element) => !isHidden(element))
    .flatMap(({ attribs }) => references.flatMap((name) => attribs[name]?.split(/\s+/) ?? []))
    .filter((id) => id !== '' && !tree.byId.has(id));
  const nested = controls.filter(({ element }) => isNested(element));
  return [
    ...doubled.map(([id]) => `references: id "${id}" is not unique`),
    ...lost.map((id) => `references: nothing has the id "${id}"`),
    ...nested.map(({ name }) => `nested: "${name}" is inside another control`),
  ];
};

function isNested(element: Element): boolean {
  return withAncestors(element)
    .slice(1)
    .some(({ name }) => interactive.test(name) && name !== 'label');
}
