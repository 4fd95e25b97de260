import type { Target } from '../../typings/target.types';
import type { SurroundingPairModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';
import { SurroundingPairTarget } from '../targets';

declare class SurroundingPairStage implements ModifierStage {
  private modifier: SurroundingPairModifier;
  constructor(modifier: SurroundingPairModifier);
  run(context: ProcessedTargetsContext, target: Target): SurroundingPairTarget[];
}

export default SurroundingPairStage;
