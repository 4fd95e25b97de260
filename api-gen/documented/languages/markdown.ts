/**
 * Scopes of Markdown.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/** Finds lists and their items, headings, and sections of each level with everything below them. */
declare const _default: Record<SimpleScopeTypeType, NodeMatcher>;
export default _default;
