import { Range, TextEditor } from '../../../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import {
  SimpleSurroundingPairName,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SurroundingPairInfo } from './extractSelectionFromSurroundingPairOffsets';

export declare function findSurroundingPairParseTreeBased(
  editor: TextEditor,
  selection: Range,
  node: SyntaxNode,
  delimiters: SimpleSurroundingPairName[],
  scopeType: SurroundingPairScopeType,
): SurroundingPairInfo | null;
