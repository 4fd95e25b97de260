import type { Element } from 'hast';
import { defaultVocabulary, withAllHats } from '#shared/voice/vocabulary.ts';
import { spokenChip } from '../voice/spoken-chip.ts';

const vocabulary = withAllHats(defaultVocabulary);

/** The speech chip of an example; hat styles that are off by default may be said in it. */
export function renderChip(phrase: string): Element {
  return spokenChip(phrase, vocabulary);
}
