import type { Control } from '../page/controls.ts';
import { marks } from '../page/marks.ts';
import { isHidden, type Element } from '../page/page-tree.ts';
import type { Rule } from './rule.ts';

const maxControls = 120;

/**
 * Limits the number of controls in the viewport, and requires that nothing is wider than the
 * viewport unless keys can scroll it.
 */
export const checkView: Rule = ({ tree, controls }) => {
  const seen = controls.filter(isInWindow).length;
  const wide = tree.elements.filter((element) => isTooWide(element) && !isHidden(element));
  return [
    ...(seen > maxControls ? [`view: ${seen} controls are in the window`] : []),
    ...wide.map(
      ({ name, attribs }) => `view: <${name} class="${attribs.class ?? ''}"> overflows sideways`,
    ),
  ];
};

function isInWindow({ element: { attribs } }: Control): boolean {
  return marks.inWindow in attribs && attribs.role !== 'region';
}

function isTooWide({ attribs }: Element): boolean {
  return marks.sideways in attribs && !/^(?:region|listbox)$/.test(attribs.role ?? '');
}
