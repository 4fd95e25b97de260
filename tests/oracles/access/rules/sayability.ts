import type { Rule } from './rule.ts';
import type { Control } from '../page/controls.ts';
import { isInside } from '../page/page-tree.ts';

const unsayable = /[\p{Extended_Pictographic}⌘⌥⇧]/u;
const maxWords = 6;

/** Requires names to contain words, and names of buttons outside the text to be short. */
export const checkSayability: Rule = ({ controls }) =>
  controls.flatMap((control) => {
    const { name, said } = control;
    if (name === '') return [];
    if (!/[\p{L}\p{N}]/u.test(said)) return [`sayable: "${name}" has no word`];
    if (unsayable.test(name)) return [`sayable: "${name}" has a symbol that cannot be said`];
    if (isFrameButton(control) && said.split(' ').length > maxWords)
      return [`sayable: "${name}" has more than ${maxWords} words`];
    return [];
  });

/**
 * Whether a control is a button of the frame, except the color mode button, whose long name the
 * specification requires; readers say only its first word.
 */
function isFrameButton(control: Control): boolean {
  const { name, attribs } = control.element;
  const isColorButton = attribs.class?.includes('color-button') === true;
  return name === 'button' && !isColorButton && !isInside(control.element, 'main');
}
