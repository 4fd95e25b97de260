import { cursorless } from './cursorless.ts';
import { toLanguage } from './language.ts';

/* For tests and tools; pages use their own version's language. */

/** Cursorless's default language, prepared for the parser. */
export const defaultLanguage = toLanguage(cursorless);

/** Cursorless's default vocabulary. */
export const defaultVocabulary = defaultLanguage.vocabulary;
