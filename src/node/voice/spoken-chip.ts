import type { Element } from 'hast';
import { splitSpoken, type SpokenPart } from '#shared/voice/spoken-parts.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import { h } from '../mdx/hast.ts';

/** Draws a part of a phrase: terms can be renamed by the reader, slots are open. */
function drawPart(part: SpokenPart): Element | string {
  if (part.kind === 'term') return h('span', { 'data-term': part.term }, [part.text]);
  if (part.kind === 'slot') return h('span', { className: ['spoken-slot'] }, [part.text]);
  return part.text;
}

/** Draws a spoken phrase as a speech chip, with real quotation marks. */
export function spokenChip(phrase: string, vocabulary: Vocabulary): Element {
  return h('span', { className: ['spoken'], 'data-spoken': '' }, ['“', ...splitSpoken(phrase, vocabulary).map(drawPart), '”']);
}
