import type { Target } from '../../typings/target.types';
import type { ContainingScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

export declare class ContainingScopeStage implements ModifierStage {
  private modifier: ContainingScopeModifier;
  constructor(modifier: ContainingScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
