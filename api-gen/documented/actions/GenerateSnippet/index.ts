/**
 * The directory's default export: the action that makes snippets from code.
 *
 * @module
 */

export { default } from './GenerateSnippet';
