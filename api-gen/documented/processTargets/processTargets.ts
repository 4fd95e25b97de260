/**
 * Turns descriptions of targets into concrete places in documents: each mark is resolved, then its
 * modifiers are applied one after the other.
 *
 * @module
 * @primaryExport
 */
import { Target } from '../typings/target.types';
import { Modifier } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetDescriptor } from '../typings/TargetDescriptor';
import { ProcessedTargetsContext } from '../typings/Types';
import { ModifierStage } from './PipelineStages.types';

/**
 * Resolves all targets of a command. Duplicates within a target are dropped.
 *
 * @param context - State of the editor when the command runs.
 * @param targets - The targets as described by the speaker, completed by inference.
 * @returns For each description the targets it stands for, in the order of the descriptions.
 */
declare function processTargets(
  context: ProcessedTargetsContext,
  targets: TargetDescriptor[],
): Target[][];

/**
 * Joins two targets to one that runs from the first to the second, in whichever order they are in
 * the text.
 *
 * @param anchorTarget - The end at which a selection would begin.
 * @param activeTarget - The end at which the cursor would come to rest.
 * @param excludeAnchor - Whether to start beyond the anchor; by default it is included.
 * @param excludeActive - Whether to stop short of the active end; by default it is included.
 * @returns The joined target, facing backwards when the anchor comes later in the text.
 * @throws When the two are in different editors.
 */
export declare function targetsToContinuousTarget(
  anchorTarget: Target,
  activeTarget: Target,
  excludeAnchor?: boolean,
  excludeActive?: boolean,
): Target;

/**
 * Makes the stages for a list of modifiers, in the order in which they have to run.
 *
 * @param targetModifiers - Modifiers in spoken order.
 * @returns Stages in the reverse order, so that the modifier spoken last comes first.
 */
export declare function getModifierStagesFromTargetModifiers(
  targetModifiers: Modifier[],
): ModifierStage[];

/**
 * Runs targets through a sequence of stages.
 *
 * @param context - State of the editor when the command runs.
 * @param modifierStages - The stages in the order in which they run.
 * @param targets - What the first stage receives.
 * @returns What the last stage returned for all its inputs together.
 */
export declare function processModifierStages(
  context: ProcessedTargetsContext,
  modifierStages: ModifierStage[],
  targets: Target[],
): Target[];

export default processTargets;
