/**
 * Scopes of C and C++.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds scopes in C and C++, among them lambdas, attributes, type names and the parts of
 * declarations.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
