import type { Control } from '../page/controls.ts';
import { marks } from '../page/marks.ts';
import { isInside } from '../page/page-tree.ts';
import type { Rule } from './rule.ts';

/** Minimum sizes in CSS pixels. */
const minimum = 24;
const minimumInNavigation = 32;
const minimumOnPhone = 44;
/** Viewport width in CSS pixels below which pages have the phone layout. */
const desktopWidth = 997;

/**
 * Requires controls that are easy to hit: 24 pixels, 32 in navigation, 44 on phones. Links in
 * sentences are exempt, as in WCAG 2.5.8.
 */
export const checkSizes: Rule = ({ tree, controls }) => {
  const isPhone = Number(tree.elements[0]?.attribs[marks.window] ?? desktopWidth) < desktopWidth;
  return controls.filter(isMeasured).flatMap((control) => {
    const [width = 0, height = 0] = sizeOf(control);
    const high = isPhone
      ? minimumOnPhone
      : isInside(control.element, 'nav')
        ? minimumInNavigation
        : minimum;
    const wide = isPhone ? minimumOnPhone : minimum;
    if (width >= wide && height >= high) return [];
    return [
      `sizes: "${control.name}" is ${width} × ${height}, but must be at least ${wide} × ${high}`,
    ];
  });
};

/**
 * Whether a control's size is checked. Exempt are links in sentences, and regions, because they are
 * scrolled rather than pressed.
 */
function isMeasured({ element: { attribs } }: Control): boolean {
  return marks.size in attribs && !(marks.inSentence in attribs) && attribs.role !== 'region';
}

function sizeOf({ element }: Control): readonly number[] {
  return (element.attribs[marks.size] ?? '').split(' ').map(Number);
}
