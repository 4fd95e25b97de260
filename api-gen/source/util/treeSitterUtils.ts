import { SyntaxNode } from 'web-tree-sitter';

export declare const getValueNode: (node: SyntaxNode) => SyntaxNode | null;

export declare const getLeftNode: (node: SyntaxNode) => SyntaxNode | null;

export declare const getNameNode: (node: SyntaxNode) => SyntaxNode | null;

export declare const getKeyNode: (node: SyntaxNode) => SyntaxNode | null;

export declare const getDefinitionNode: (node: SyntaxNode) => SyntaxNode | null;

export declare const getDeclarationNode: (node: SyntaxNode) => SyntaxNode | null;

export declare function getChildNodesForFieldName(
  node: SyntaxNode,
  fieldName: string,
): SyntaxNode[];

export declare function getAncestors(node: SyntaxNode, includeNode?: boolean): SyntaxNode[];

export declare function isContainedInErrorNode(node: SyntaxNode): boolean;
