import { ScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

declare class NotHierarchicalScopeError extends Error {
  constructor(scopeType: ScopeType);
}

export default NotHierarchicalScopeError;
