/**
 * Scopes of C#.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/** Finds scopes in C#, among them statements, conditions, lambdas, and classes with their names. */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
