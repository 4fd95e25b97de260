/**
 * Scopes of TypeScript and JavaScript, with or without JSX.
 *
 * @module
 */

import { Range } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { NodeMatcher, SelectionWithEditor } from '../typings/Types';

/**
 * Finds scopes in TypeScript and JavaScript, among them destructured names, type annotations, class
 * members and JSX elements.
 */
export declare const patternMatchers: Record<SimpleScopeTypeType, NodeMatcher>;

/**
 * Finds the inside of strings, templates and regular expressions, and text in JSX.
 *
 * @param node - The innermost node at the selection.
 * @param _selection - The selection; not needed here.
 */
export declare function stringTextFragmentExtractor(
  node: SyntaxNode,
  _selection: SelectionWithEditor,
): Range | null;
