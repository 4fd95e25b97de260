/**
 * Scopes of PHP.
 *
 * @module
 */

import { Range } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { NodeMatcher, SelectionWithEditor } from '../typings/Types';

/** Finds scopes in PHP, among them classes, closures, and the keys and values of arrays. */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;

/**
 * Finds the inside of a string without its quotation marks.
 *
 * @param node - The innermost node at the selection.
 * @param _selection - The selection; not needed here.
 */
export declare function stringTextFragmentExtractor(
  node: SyntaxNode,
  _selection: SelectionWithEditor,
): Range | null;
