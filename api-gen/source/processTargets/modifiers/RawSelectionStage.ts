import type { Target } from '../../typings/target.types';
import type { RawSelectionModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

declare class RawSelectionStage implements ModifierStage {
  private modifier: RawSelectionModifier;
  constructor(modifier: RawSelectionModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RawSelectionStage;
