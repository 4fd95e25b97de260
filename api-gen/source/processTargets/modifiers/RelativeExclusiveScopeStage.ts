import type { Target } from '../../typings/target.types';
import type { RelativeScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

declare class RelativeExclusiveScopeStage implements ModifierStage {
  private modifier: RelativeScopeModifier;
  constructor(modifier: RelativeScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RelativeExclusiveScopeStage;
