/**
 * Where to treat code as plain text.
 *
 * @module
 */

import { Range } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { SelectionWithEditor } from '../typings/Types';

/**
 * Returns the range around a selection that has no syntax of its own, such as the inside of a
 * string or a comment, or `null` in ordinary code.
 */
export type TextFragmentExtractor = (
  node: SyntaxNode,
  selection: SelectionWithEditor,
) => Range | null;

/**
 * Looks up how a language finds such ranges. Surrounding pairs are found by their text there, and
 * by the parse tree elsewhere.
 *
 * @param languageId - The language of the document.
 * @throws An error when the language is not supported.
 */
declare function getTextFragmentExtractor(languageId: string): TextFragmentExtractor;

export default getTextFragmentExtractor;
