import { Target } from '../../typings/target.types';
import { RangeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

declare class RangeModifierStage implements ModifierStage {
  private modifier: RangeModifier;
  constructor(modifier: RangeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RangeModifierStage;
