import type { Element } from 'hast';
import { findSlots } from '#shared/voice/template.ts';
import { h } from 'hastscript';

/**
 * Draws a spoken phrase as a speech chip, with real quotation marks and open slots. Its terms are not marked: a page has
 * thousands, and only readers with words of their own need them (`my-phrases.ts` finds them then).
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
  return h('span', { className: ['spoken'] }, [...children, `${text}${phrase.slice(end)}”`]);
}
