/**
 * Finds pairs with the help of a syntax tree.
 *
 * @module
 */
import { Range, TextEditor } from '../../../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import {
  SimpleSurroundingPairName,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SurroundingPairInfo } from './extractSelectionFromSurroundingPairOffsets';

/**
 * Climbs from a node and searches the delimiters below each ancestor until a pair is found. The
 * tree tells an opening quote from a closing one and a bracket from a comparison.
 *
 * @param editor - The editor that shows the document.
 * @param selection - Where to look.
 * @param node - The node at that place.
 * @param delimiters - Names of the pairs that count.
 * @param scopeType - What kind of pair was asked for.
 * @returns The pair, or `null` when there is none.
 */
export declare function findSurroundingPairParseTreeBased(
  editor: TextEditor,
  selection: Range,
  node: SyntaxNode,
  delimiters: SimpleSurroundingPairName[],
  scopeType: SurroundingPairScopeType,
): SurroundingPairInfo | null;
