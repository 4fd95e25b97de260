import { Target } from '../../typings/target.types';
import { OrdinalScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

export declare class OrdinalScopeStage implements ModifierStage {
  private modifier: OrdinalScopeModifier;
  constructor(modifier: OrdinalScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
