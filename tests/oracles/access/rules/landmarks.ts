import { groupBy } from '#shared/text/group-by.ts';
import type { Rule } from './rule.ts';
import { authoredName } from '../page/accessible-name.ts';
import { isHidden, isInside, type Element, type PageTree } from '../page/page-tree.ts';

/**
 * Requires one main region, one level 1 heading, distinct names for navigations, regions and
 * dialogs, and no skipped heading levels.
 */
export const checkLandmarks: Rule = ({ tree }) => {
  const shown = tree.elements.filter((element) => !isHidden(element));
  return [
    ...checkSingle(shown, 'main'),
    ...checkSingle(shown, 'h1'),
    ...checkNamed(shown, tree),
    ...checkHeadings(shown),
  ];
};

function checkSingle(elements: readonly Element[], name: string): readonly string[] {
  const { length } = elements.filter((element) => element.name === name);
  return length === 1 ? [] : [`landmarks: has ${length} <${name}>`];
}

function checkNamed(elements: readonly Element[], tree: PageTree): readonly string[] {
  const named = elements.filter(
    ({ name, attribs }) =>
      name === 'nav' || /^(?:region|dialog|navigation)$/.test(attribs.role ?? ''),
  );
  const groups = groupBy(named, (element) => authoredName(element, tree));
  return [...groups].flatMap(([name, { length }]) =>
    name === '' || length > 1 ? [`landmarks: ${length} landmarks are named "${name}"`] : [],
  );
}

/** Requires heading levels to increase by at most one. */
function checkHeadings(elements: readonly Element[]): readonly string[] {
  const levels = elements
    .filter((element) => /^h[1-6]$/.test(element.name) && isInside(element, 'main'))
    .map(({ name }) => Number(name[1]));
  const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return skipped === -1
    ? []
    : [`landmarks: heading ${skipped + 1} skips to level ${levels[skipped]}`];
}
