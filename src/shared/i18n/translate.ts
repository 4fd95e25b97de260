import type { Catalogue } from './catalogue.ts';
import { interpolate, type TextValues } from './interpolate.ts';

/**
 * Returns the text of the interface with an id, else the English text, with placeholders replaced;
 * those without a value are kept.
 */
export type Translate = (id: string, english: string, values?: TextValues) => string;

/** Creates a function that translates with a catalogue, or else returns the English text. */
export function translateWith(catalogue: Catalogue): Translate {
  return (id, english, values = {}) =>
    interpolate((Object.hasOwn(catalogue, id) ? catalogue[id] : undefined) ?? english, values);
}
