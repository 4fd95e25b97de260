/**
 * Scopes of HTML and XML.
 *
 * @module
 */

import { Range } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { NodeMatcher, SelectionWithEditor } from '../typings/Types';

/** Finds elements, their tags and attributes, and the strings and comments of HTML and XML. */
export declare const patternMatchers: Record<SimpleScopeTypeType, NodeMatcher>;

/**
 * Finds the inside of attribute values and the text between tags.
 *
 * @param node - The innermost node at the selection.
 * @param _selection - The selection; not needed here.
 */
export declare function stringTextFragmentExtractor(
  node: SyntaxNode,
  _selection: SelectionWithEditor,
): Range | null;
