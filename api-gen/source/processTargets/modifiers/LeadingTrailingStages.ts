import { Target } from '../../typings/target.types';
import {
  LeadingModifier,
  TrailingModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

export declare class LeadingStage implements ModifierStage {
  private modifier: LeadingModifier;
  constructor(modifier: LeadingModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export declare class TrailingStage implements ModifierStage {
  private modifier: TrailingModifier;
  constructor(modifier: TrailingModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
