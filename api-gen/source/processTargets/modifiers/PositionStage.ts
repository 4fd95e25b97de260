import { Target } from '../../typings/target.types';
import { PositionModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

declare class PositionStage implements ModifierStage {
  private modifier: PositionModifier;
  constructor(modifier: PositionModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default PositionStage;
