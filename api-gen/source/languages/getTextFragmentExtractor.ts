import { Range } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { SelectionWithEditor } from '../typings/Types';
export type TextFragmentExtractor = (
  node: SyntaxNode,
  selection: SelectionWithEditor,
) => Range | null;
declare function getTextFragmentExtractor(languageId: string): TextFragmentExtractor;

export default getTextFragmentExtractor;
