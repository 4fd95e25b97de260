/**
 * Scopes of Scala.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds scopes in Scala, among them classes, objects and traits, lambdas, and the subject of
 * `match`.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
