import { SyntaxNode } from 'web-tree-sitter';
import { NodeFinder } from '../typings/Types';

export declare const nodeFinder: (isTargetNode: (node: SyntaxNode) => boolean) => NodeFinder;

export declare function leadingSiblingNodeFinder(
  nodeFinder: NodeFinder,
): (node: SyntaxNode) => SyntaxNode | null;

export declare function chainedNodeFinder(
  ...nodeFinders: NodeFinder[]
): (node: SyntaxNode) => SyntaxNode | null;

export declare function ancestorChainNodeFinder(
  nodeToReturn: number,
  ...nodeFinders: NodeFinder[]
): (node: SyntaxNode) => SyntaxNode | null;

export declare const typedNodeFinder: (...typeNames: string[]) => NodeFinder;

export declare const argumentNodeFinder: (...parentTypes: string[]) => NodeFinder;

export declare function findPossiblyWrappedNode(
  isWrapperNode: NodeFinder,
  isTargetNode: NodeFinder,
  getWrappedNodes: (node: SyntaxNode) => (SyntaxNode | null)[],
): NodeFinder;

export declare function patternFinder(...patterns: string[]): NodeFinder;
