import { ScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SimpleScopeTypeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

export declare function scopeTypeToString(
  scopeType: ScopeType,
): SimpleScopeTypeType | 'customRegex' | 'surroundingPair' | 'oneOf';
