/**
 * Scopes of Clojure.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds scopes in Clojure, where nearly everything is a list: functions, conditions and names are
 * told by the symbol that a form begins with.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
