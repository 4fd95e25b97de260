/**
 * Names scope types.
 *
 * @module
 */
import {
  ScopeType,
  SimpleScopeTypeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Names a scope type for use in messages.
 *
 * @param scopeType - The scope type.
 * @returns The name of its type, without further details.
 */
export declare function scopeTypeToString(
  scopeType: ScopeType,
): SimpleScopeTypeType | 'customRegex' | 'surroundingPair' | 'oneOf';
