/**
 * Chooses the implementation of a modifier.
 *
 * @module
 * @primaryExport
 */
import { Modifier } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ModifierStage } from './PipelineStages.types';

/**
 * Makes the stage that applies a modifier.
 *
 * @param modifier - A modifier as it appears in a command after inference.
 * @returns The stage, not run yet.
 * @throws For the modifier that asks for the previous mark, since inference should have replaced
 * it.
 */
declare function getModifierStage(modifier: Modifier): ModifierStage;

export default getModifierStage;
