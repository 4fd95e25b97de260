/**
 * Scopes of Java.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds scopes in Java, among them array initializers, lambdas, methods, and types wherever they
 * are named.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
