/**
 * Scopes of SCSS and CSS.
 *
 * @module
 */

import { Range } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { NodeMatcher, SelectionWithEditor } from '../typings/Types';

/**
 * Finds selectors, properties with their values and units, and the statements, mixins and functions
 * of SCSS.
 */
export declare const patternMatchers: Record<SimpleScopeTypeType, NodeMatcher>;

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
