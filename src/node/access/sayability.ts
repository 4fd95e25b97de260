import type { Rule } from './rule.ts';
import { standsIn, type Control } from './controls.ts';

const unsayable = /[\p{Extended_Pictographic}⌘⌥⇧]/u;
const mostWords = 6;

/** Names are words; those of the buttons round the text are short. */
export const checkSayability: Rule = ({ controls }) =>
  controls.flatMap((control) => {
    const { name, said } = control;
    if (name === '') return [];
    if (!/[\p{L}\p{N}]/u.test(said)) return [finding(name, 'has no word')];
    if (unsayable.test(name)) return [finding(name, 'has a sign that nobody says')];
    if (isFrameButton(control) && said.split(' ').length > mostWords)
      return [finding(name, `has more than ${mostWords} words`)];
    return [];
  });

/** The button of the colours has a long name of its own; it is pressed by its first word. */
function isFrameButton(control: Control): boolean {
  const { name, attribs } = control.element;
  const isColorButton = attribs.class?.includes('color-button') === true;
  return name === 'button' && !isColorButton && !standsIn(control, 'main');
}

function finding(name: string, fault: string) {
  return { rule: 'sayable', message: `"${name}" ${fault}` };
}
