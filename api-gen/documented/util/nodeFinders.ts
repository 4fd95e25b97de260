/**
 * Building blocks that go from one syntax node to a related one; language definitions are composed
 * of them.
 *
 * @module
 */
import { SyntaxNode } from 'web-tree-sitter';
import { NodeFinder } from '../typings/Types';

/**
 * Makes a finder that returns the node itself when it passes a test.
 *
 * @param isTargetNode - The test.
 * @returns A finder that never leaves the node it is given.
 */
export declare function nodeFinder(isTargetNode: (node: SyntaxNode) => boolean): NodeFinder;

/**
 * Makes a finder that tries the node and then its earlier siblings, nearest first.
 *
 * @param nodeFinder - Applied to each of them.
 * @returns A finder that returns the first hit.
 */
export declare function leadingSiblingNodeFinder(
  nodeFinder: NodeFinder,
): (node: SyntaxNode) => SyntaxNode | null;

/**
 * Makes a finder that feeds the result of each step into the next and gives up when one finds
 * nothing.
 *
 * @param nodeFinders - The steps in the order of their use.
 * @returns A finder that returns the result of the last step.
 */
export declare function chainedNodeFinder(
  ...nodeFinders: NodeFinder[]
): (node: SyntaxNode) => SyntaxNode | null;

/**
 * Makes a finder that checks a chain of ancestors: the last condition is applied to the node, the
 * one before it to the parent of what that found, and so on upwards. Two patterns "a" and "b"
 * thereby do what the single pattern "a.b" does.
 *
 * @param nodeToReturn - Which link of the chain is the result; `0` is the topmost ancestor.
 * @param nodeFinders - The conditions, from the topmost ancestor down to the node.
 * @returns A finder that finds nothing unless every condition holds.
 */
export declare function ancestorChainNodeFinder(
  nodeToReturn: number,
  ...nodeFinders: NodeFinder[]
): (node: SyntaxNode) => SyntaxNode | null;

/**
 * Makes a finder that returns the node itself when it has one of the given types.
 *
 * @param typeNames - Node types of the grammar.
 * @returns A finder that never leaves the node it is given.
 */
export declare function typedNodeFinder(...typeNames: string[]): NodeFinder;

/**
 * Makes a finder for the item of a bracketed list to which the cursor belongs, also when it stands
 * on a comma, on a bracket or in the space between.
 *
 * @param parentTypes - Node types of the lists.
 * @returns A finder that needs the selection to decide between neighbors.
 */
export declare function argumentNodeFinder(...parentTypes: string[]): NodeFinder;

/**
 * Makes a finder for statements that may be enclosed by another node belonging to them, for example
 * an export or a decorator; the enclosing node is then the result.
 *
 * @param isWrapperNode - Recognizes the enclosing node.
 * @param isTargetNode - Recognizes the statement.
 * @param getWrappedNodes - Returns the places in an enclosing node at which the statement may be.
 * @returns A finder that returns the statement, or what encloses it.
 */
export declare function findPossiblyWrappedNode(
  isWrapperNode: NodeFinder,
  isTargetNode: NodeFinder,
  getWrappedNodes: (node: SyntaxNode) => (SyntaxNode | null)[],
): NodeFinder;

/**
 * Makes a finder from patterns that are tried in turn. A pattern is a chain of node types separated
 * by dots, from ancestor to descendant. `*` stands for any type, `~` before a type excludes
 * it, `?` makes a link optional, `!` marks the link that is returned, and `[name]` or `[0]` goes on
 * to a child by role or number.
 *
 * @param patterns - The patterns, for example `call_expression.arguments!`.
 * @returns A finder that returns the result of the first pattern that fits.
 */
export declare function patternFinder(...patterns: string[]): NodeFinder;
