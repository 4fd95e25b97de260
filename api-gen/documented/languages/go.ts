/**
 * Scopes of Go.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds scopes in Go, among them composite literals, function literals, and arguments with their
 * keys and values.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
