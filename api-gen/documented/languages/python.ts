/**
 * Scopes of Python.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds the type annotation among the children of a node.
 *
 * @param node - A parameter or declaration.
 */
export declare function getTypeNode(node: SyntaxNode): SyntaxNode | null;

/**
 * Finds scopes in Python, among them dictionaries, comprehensions, type annotations, decorated
 * definitions and import items.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
