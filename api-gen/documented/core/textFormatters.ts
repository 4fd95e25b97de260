/**
 * Ways to join spoken words into a name.
 *
 * @module
 */

import { TextFormatterName } from '../typings/Types';

/** Joins words to one identifier. */
type TextFormatter = (tokens: string[]) => string;

/**
 * A function for each style that snippets can ask for: camel case, Pascal case, snake case and
 * upper snake case.
 */
declare const textFormatters: Record<TextFormatterName, TextFormatter>;
export default textFormatters;
