import { Range } from '../libs/common';
import { NodeMatcher, SelectionWithEditor } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SyntaxNode } from 'web-tree-sitter';
export declare const patternMatchers: Record<SimpleScopeTypeType, NodeMatcher>;
export declare function stringTextFragmentExtractor(
  node: SyntaxNode,
  _selection: SelectionWithEditor,
): Range | null;
