import type { Target } from '../../typings/target.types';
import type {
  KeepContentFilterModifier,
  KeepEmptyFilterModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

export declare class KeepContentFilterStage implements ModifierStage {
  private modifier: KeepContentFilterModifier;
  constructor(modifier: KeepContentFilterModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export declare class KeepEmptyFilterStage implements ModifierStage {
  private modifier: KeepEmptyFilterModifier;
  constructor(modifier: KeepEmptyFilterModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
