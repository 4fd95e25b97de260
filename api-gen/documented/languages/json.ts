/**
 * Scopes of JSON, also with comments.
 *
 * @module
 */

import { Range } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { NodeMatcher, SelectionWithEditor } from '../typings/Types';

/** Finds objects, arrays, keys, values and strings in JSON. */
export declare const patternMatchers: Record<SimpleScopeTypeType, NodeMatcher>;

/**
 * Finds the inside of a string in JSON.
 *
 * @param node - The innermost node at the selection.
 * @param _selection - The selection; not needed here.
 */
export declare function stringTextFragmentExtractor(
  node: SyntaxNode,
  _selection: SelectionWithEditor,
): Range | null;
