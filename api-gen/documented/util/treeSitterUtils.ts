/**
 * Shortcuts for common questions to a syntax tree.
 *
 * @module
 */
import { SyntaxNode } from 'web-tree-sitter';

/**
 * Returns the child in the role `value`, such as the right side of a property.
 *
 * @param node - The parent.
 */
export declare function getValueNode(node: SyntaxNode): SyntaxNode | null;

/**
 * Returns the child in the role `left`, such as the left side of an assignment.
 *
 * @param node - The parent.
 */
export declare function getLeftNode(node: SyntaxNode): SyntaxNode | null;

/**
 * Returns the child in the role `name`, such as the identifier of a function.
 *
 * @param node - The parent.
 */
export declare function getNameNode(node: SyntaxNode): SyntaxNode | null;

/**
 * Returns the child in the role `key`, such as the left side of a property.
 *
 * @param node - The parent.
 */
export declare function getKeyNode(node: SyntaxNode): SyntaxNode | null;

/**
 * Returns the child in the role `definition`, such as the function under a decorator.
 *
 * @param node - The parent.
 */
export declare function getDefinitionNode(node: SyntaxNode): SyntaxNode | null;

/**
 * Returns the child in the role `declarator`, which some grammars use for what a declaration
 * introduces.
 *
 * @param node - The parent.
 */
export declare function getDeclarationNode(node: SyntaxNode): SyntaxNode | null;

/**
 * Returns all children in a role that may be filled more than once.
 *
 * @param node - The parent.
 * @param fieldName - Name of the role in the grammar.
 * @returns The children in the order of the text; empty when there are none.
 */
export declare function getChildNodesForFieldName(
  node: SyntaxNode,
  fieldName: string,
): SyntaxNode[];

/**
 * Lists the nodes on the way from a node to the root.
 *
 * @param node - Where to start.
 * @param includeNode - Whether the list begins with the node itself; it does by default.
 * @returns The nodes from the inside out.
 */
export declare function getAncestors(node: SyntaxNode, includeNode?: boolean): SyntaxNode[];

/**
 * Says whether a node is, or is part of, something the parser could not understand.
 *
 * @param node - The node to examine.
 */
export declare function isContainedInErrorNode(node: SyntaxNode): boolean;
