import { NodeMatcher } from '../typings/Types';
import { SyntaxNode } from 'web-tree-sitter';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
export declare const getTypeNode: (node: SyntaxNode) => SyntaxNode | null;
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
