import type { Element } from 'hast';
import { splitSpoken, type SpokenPart } from '#shared/voice/spoken-parts.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import { h } from '../mdx/hast.ts';

function drawPart(part: SpokenPart): Element | string {
  return part.kind === 'slot' ? h('span', { className: ['spoken-slot'] }, [part.text]) : part.text;
}

/**
 * Draws a spoken phrase as a speech chip, with real quotation marks and open slots. Its terms are not marked: a page has
 * thousands, and only readers with words of their own need them (`own-phrases.ts` finds them then).
 */
export function spokenChip(phrase: string, vocabulary: Vocabulary): Element {
  return h('span', { className: ['spoken'] }, joinTexts(['“', ...splitSpoken(phrase, vocabulary).map(drawPart), '”']));
}

/** Neighbouring texts are one. */
function joinTexts(parts: readonly (Element | string)[]): (Element | string)[] {
  return parts.reduce<(Element | string)[]>((joined, part) => {
    const last = joined.at(-1);
    return typeof last === 'string' && typeof part === 'string' ? [...joined.slice(0, -1), last + part] : [...joined, part];
  }, []);
}
