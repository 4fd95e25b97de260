/**
 * The variables of TextMate snippets.
 *
 * @module
 */

/**
 * The variables that the editor fills in, such as the clipboard or the file name. Names
 * that are not among them are Cursorless's own.
 */
export declare const KnownSnippetVariableNames: {
  [key: string]: true;
};
