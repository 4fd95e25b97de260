import { Target } from '../../typings/target.types';
import {
  ExcludeInteriorModifier,
  InteriorOnlyModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

export declare class InteriorOnlyStage implements ModifierStage {
  private modifier: InteriorOnlyModifier;
  constructor(modifier: InteriorOnlyModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export declare class ExcludeInteriorStage implements ModifierStage {
  private modifier: ExcludeInteriorModifier;
  constructor(modifier: ExcludeInteriorModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
