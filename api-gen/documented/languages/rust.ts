/**
 * Scopes of Rust.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds scopes in Rust, among them structs and enums, closures, attributes, and the subject of
 * `match`.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
