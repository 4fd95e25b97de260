import { Target } from '../../../typings/target.types';
import {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { ModifierStage } from '../../PipelineStages.types';

declare class BoundedNonWhitespaceSequenceStage implements ModifierStage {
  private modifier: ContainingScopeModifier | EveryScopeModifier;
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default BoundedNonWhitespaceSequenceStage;
