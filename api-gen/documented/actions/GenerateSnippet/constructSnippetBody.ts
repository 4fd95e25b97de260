/**
 * Turns code into the lines of a snippet.
 *
 * @module
 */

/**
 * Splits text into lines and writes their indentation as tabs, relative to the first line, as
 * snippet bodies want it. Tab stops must already be in the text.
 *
 * @param text - The code, from the start of the snippet to its end.
 * @param linePrefix - What stands before the snippet on its first line; it tells how deeply that
 *   line is indented.
 * @returns The lines of the body.
 */
export declare function constructSnippetBody(text: string, linePrefix: string): string[];
