import type { Catalogue } from './catalogue.ts';
import { interpolate, type TextValues } from './interpolate.ts';

/**
 * Returns the UI string with this id, or the English text if there is none, with placeholders
 * replaced. Placeholders without a value are kept.
 */
export type Translate = (id: string, english: string, values?: TextValues) => string;

/** Creates a function that translates with a catalogue and falls back to the English text. */
export function translateWith(catalogue: Catalogue): Translate {
  return (id, english, values = {}) =>
    interpolate((Object.hasOwn(catalogue, id) ? catalogue[id] : undefined) ?? english, values);
}
