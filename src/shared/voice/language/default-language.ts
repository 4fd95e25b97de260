import { cursorless } from './cursorless.ts';
import { toLanguage } from './language.ts';

/* For tests and tools; pages use their own version's language. */

/** The language of Cursorless. */
export const defaultLanguage = toLanguage(cursorless);

/** The words of Cursorless. */
export const defaultVocabulary = defaultLanguage.vocabulary;
