import type { Element } from 'hast';
import { hatClassNames, hatColors } from '#shared/hats.ts';
import { classifyQuoted } from '#shared/voice/grammar/classify-quoted.ts';
import { defaultLanguage } from '#shared/voice/language.ts';
import { findSlots } from '#shared/voice/template.ts';
import { findSaidMarks } from './said-marks.ts';
import { h } from 'hastscript';

/**
 * Renders a spoken phrase as a speech chip, with real quotation marks and open slots. Its terms are
 * not marked, because a page has thousands and only readers with a vocabulary of their own need
 * them (`my-phrases.ts` finds them on demand). The chip shows the hat that its phrase names, if
 * any.
 */
export function spokenChip(phrase: string): Element {
  const children: (Element | string)[] = [];
  let text = '“';
  let end = 0;
  for (const slot of findSlots(phrase)) {
    children.push(
      text + phrase.slice(end, slot.start),
      h('span', { className: ['spoken-slot'] }, [slot.name]),
    );
    text = '';
    end = slot.end;
  }
  return h('span', { className: ['spoken', ...hatOf(phrase)] }, [
    ...children,
    `${text}${phrase.slice(end)}”`,
  ]);
}

/**
 * Returns the classes for the first hat that a phrase names. A word that is both a color and a
 * letter, such as "red", names none.
 */
function hatOf(phrase: string): string[] {
  if (hatColors.some(({ spoken }) => spoken === phrase)) return [];
  const { kind, terms } = classifyQuoted(phrase, defaultLanguage);
  const [mark] = kind === 'error' ? [] : findSaidMarks(terms);
  return mark ? ['has-hat', ...hatClassNames(mark)] : [];
}
