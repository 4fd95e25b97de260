import type { Catalogue } from './catalogue.ts';
import { translateWith, type Translate } from './translate.ts';

/** Translates UI strings into one language. */
export interface Translator {
  readonly translate: Translate;
  /** Joins items into a list for use in a sentence: "a, b, and c" in English. */
  readonly list: (parts: readonly string[]) => string;
  /** Joins items into a list of alternatives: "a, b, or c" in English. */
  readonly choice: (parts: readonly string[]) => string;
}

/** Creates a translator from a language's catalogue and BCP 47 tag. */
export function createTranslator(catalogue: Catalogue, language: string): Translator {
  const lists = new Intl.ListFormat(language);
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  return {
    translate: translateWith(catalogue),
    list: (parts) => lists.format(parts),
    choice: (parts) => choices.format(parts),
  };
}

/** Translator that returns the English strings as written in the code. */
export const englishTranslator = createTranslator({}, 'en');
