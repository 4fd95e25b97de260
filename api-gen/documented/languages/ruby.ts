/**
 * Scopes of Ruby.
 *
 * @module
 */

import { Range } from '../libs/common';
import { NodeMatcher, SelectionWithEditor } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SyntaxNode } from 'web-tree-sitter';

/** Finds scopes in Ruby, among them hashes, blocks, regular expressions and methods. */
export declare const patternMatchers: Record<SimpleScopeTypeType, NodeMatcher>;

/**
 * Finds the content of strings and here-documents.
 *
 * @param node - The innermost node at the selection.
 * @param _selection - The selection; not needed here.
 */
export declare function stringTextFragmentExtractor(
  node: SyntaxNode,
  _selection: SelectionWithEditor,
): Range | null;
