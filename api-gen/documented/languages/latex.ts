/**
 * Scopes of LaTeX.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Finds commands with their arguments, environments, list items, and the levels of a document from
 * part to subparagraph.
 */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
