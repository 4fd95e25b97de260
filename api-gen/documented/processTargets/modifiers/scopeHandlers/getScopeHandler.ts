/**
 * Chooses the implementation of a scope type.
 *
 * @module
 * @primaryExport
 */
import type getLegacyScopeStage from '../getLegacyScopeStage';
import type { ScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ScopeHandler } from './scopeHandler.types';

/**
 * Makes the handler for a scope type.
 *
 * @param scopeType - The scope type, possibly a combination.
 * @param languageId - Language of the document in which scopes are searched.
 * @returns The handler, or `undefined` for scope types that are still left to
 * {@link getLegacyScopeStage}.
 */
declare function getScopeHandler(
  scopeType: ScopeType,
  languageId: string,
): ScopeHandler | undefined;

export default getScopeHandler;
