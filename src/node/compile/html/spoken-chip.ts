import type { Element } from 'hast';
import { hatClassNames } from '#shared/hats.ts';
import { classifyQuoted, type QuotedPhrase } from '#shared/voice/language/classify-quoted.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { findSlots } from '#shared/voice/grammar/template.ts';
import { findSaidMarks } from './said-marks.ts';
import { h } from 'hastscript';

/**
 * Renders a spoken phrase as a speech chip in quotation marks, with its slots marked up. The
 * phrase's terms are not marked up, because a page has thousands of them, and only readers with a
 * vocabulary of their own need them (`my-phrases.ts` finds them on demand). The chip shows the
 * first hat that the phrase names, if any.
 */
export function spokenChip(
  phrase: string,
  language: Language,
  quoted = classifyQuoted(phrase, language),
): Element {
  const children: (Element | string)[] = [];
  let text = '“';
  let end = 0;
  for (const slot of findSlots(phrase)) {
    children.push(text + phrase.slice(end, slot.start), h('span.spoken-slot', [slot.name]));
    text = '';
    end = slot.end;
  }
  return h('span', { className: ['spoken', ...hatOf(phrase, language, quoted)] }, [
    children,
    `${text}${phrase.slice(end)}”`,
  ]);
}

/**
 * Returns the classes for the first hat that a phrase names. A phrase that is only a color, such as
 * "red", names no hat, even if the word is also a letter.
 */
function hatOf(phrase: string, { vocabulary }: Language, { kind, terms }: QuotedPhrase) {
  if (vocabulary.hat_color.forms.some(({ spoken }) => spoken === phrase)) return [];
  const [mark] = kind === 'error' ? [] : findSaidMarks(terms);
  return mark ? ['has-hat', ...hatClassNames(mark)] : [];
}
