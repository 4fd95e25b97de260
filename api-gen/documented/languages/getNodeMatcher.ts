/**
 * The way from a language and a scope to what finds it.
 *
 * @module
 */

import { NodeMatcher } from '../typings/Types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Looks up the matcher for a scope. A scope that the language does not have gets one that always
 * fails with a message.
 *
 * @param languageId - The language of the document.
 * @param scopeTypeType - The scope.
 * @param includeSiblings - Whether to find all scopes beside the one that matches, as for
 *   "every".
 * @throws An error when the language is not supported.
 */
export declare function getNodeMatcher(
  languageId: string,
  scopeTypeType: SimpleScopeTypeType,
  includeSiblings: boolean,
): NodeMatcher;
