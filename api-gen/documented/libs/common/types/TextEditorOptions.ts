/**
 * Tab settings of an editor.
 *
 * @module
 */

/**
 * How an editor treats tabs. Reading gives definite values; when assigned, `auto` lets the editor
 * guess.
 */
export interface TextEditorOptions {
  /** How many columns a tab takes, and how many spaces stand for one. */
  tabSize?: number | string;

  /** Whether the Tab key inserts spaces. */
  insertSpaces?: boolean | string;
}
