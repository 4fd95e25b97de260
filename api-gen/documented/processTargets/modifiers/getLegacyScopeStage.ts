/**
 * Handles scope types for which there is no scope handler yet.
 *
 * @module
 * @primaryExport
 */
import type {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ModifierStage } from '../PipelineStages.types';

/**
 * Makes the stage that implements a scope type directly: notebook cells, web addresses, items,
 * pairs of delimiters and the like, and by default syntax nodes.
 *
 * @param modifier - Asks for one scope or for every scope of a type.
 * @returns The stage, not run yet.
 */
declare function getLegacyScopeStage(
  modifier: ContainingScopeModifier | EveryScopeModifier,
): ModifierStage;

export default getLegacyScopeStage;
