import { cursorless } from './cursorless.ts';
import { toLanguage } from './language.ts';

/* For tests and tools; pages are in the language of their version. */

/** The language of Cursorless. */
export const defaultLanguage = toLanguage(cursorless);

/** The words of Cursorless. */
export const defaultVocabulary = defaultLanguage.vocabulary;
