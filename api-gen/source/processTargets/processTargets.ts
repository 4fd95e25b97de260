import { Target } from '../typings/target.types';
import { Modifier } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetDescriptor } from '../typings/TargetDescriptor';
import { ProcessedTargetsContext } from '../typings/Types';
import { ModifierStage } from './PipelineStages.types';

declare function processTargets(
  context: ProcessedTargetsContext,
  targets: TargetDescriptor[],
): Target[][];

export declare function targetsToContinuousTarget(
  anchorTarget: Target,
  activeTarget: Target,
  excludeAnchor?: boolean,
  excludeActive?: boolean,
): Target;

export declare function getModifierStagesFromTargetModifiers(
  targetModifiers: Modifier[],
): ModifierStage[];

export declare function processModifierStages(
  context: ProcessedTargetsContext,
  modifierStages: ModifierStage[],
  targets: Target[],
): Target[];

export default processTargets;
