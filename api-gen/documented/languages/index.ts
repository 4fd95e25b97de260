/**
 * Which languages have scopes of their own.
 *
 * @module
 */

import { SupportedLanguageId } from '../libs/cursorless-engine/languages/constants';

/**
 * Tells whether a language has a parse tree that Cursorless understands, and says so to the
 * compiler.
 *
 * @param languageId - The editor's identifier of the language.
 */
export declare function isLanguageSupported(languageId: string): languageId is SupportedLanguageId;
