/**
 * Creates the file that a new snippet goes into.
 *
 * @module
 */

/**
 * Creates an empty file in the user's snippet folder, or empties the one that is there, and opens
 * it in an editor.
 *
 * @param snippetName - The name of the file, without its ending.
 * @throws An error when the setting for the snippet folder is empty.
 */
export declare function openNewSnippetFile(snippetName: string): Promise<void>;
