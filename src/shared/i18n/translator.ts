import type { Catalogue } from './catalogue.ts';
import { translateWith, type Translate } from './translate.ts';

/** Translates interface texts into one language. */
export interface Translator {
  readonly translate: Translate;
  /** Joins several items into a list that is part of a sentence. */
  readonly list: (parts: readonly string[]) => string;
  /** Joins several items of which one is meant. */
  readonly choice: (parts: readonly string[]) => string;
}

/** Creates a translator for a language from its texts and its tag (BCP 47). */
export function createTranslator(catalogue: Catalogue, language: string): Translator {
  const lists = new Intl.ListFormat(language);
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  return {
    translate: translateWith(catalogue),
    list: (parts) => lists.format(parts),
    choice: (parts) => choices.format(parts),
  };
}

/** Returns the texts as written in the code. */
export const englishTranslator = createTranslator({}, 'en');
