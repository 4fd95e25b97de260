import type { Target } from '../../typings/target.types';
import type { RelativeScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

declare class RelativeScopeStage implements ModifierStage {
  private modifier: RelativeScopeModifier;
  private modiferStage: ModifierStage;
  constructor(modifier: RelativeScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RelativeScopeStage;
