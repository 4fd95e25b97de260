import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
