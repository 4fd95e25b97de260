import { englishCatalogue, type Catalogue, type MessageDescriptor } from './catalogue.ts';
import type { TextValues } from './interpolate.ts';
import { findText, translate } from './translate.ts';

/** Translates interface texts into one language. */
export interface Translator {
  readonly translate: (descriptor: MessageDescriptor, values?: TextValues) => string;
  /** Returns the text without replacing placeholders. */
  readonly findText: (descriptor: MessageDescriptor) => string;
  /** Joins several items into a list that is part of a sentence. */
  readonly list: (parts: readonly string[]) => string;
}

/** Creates a translator for a language from its texts and its tag (BCP 47). */
export function createTranslator(catalogue: Catalogue, language: string): Translator {
  const lists = new Intl.ListFormat(language);
  return {
    translate: (descriptor, values) => translate(descriptor, values, catalogue),
    findText: (descriptor) => findText(descriptor, catalogue),
    list: (parts) => lists.format(parts),
  };
}

/** Returns the texts as written in the code. */
export const englishTranslator = createTranslator(englishCatalogue, 'en');
