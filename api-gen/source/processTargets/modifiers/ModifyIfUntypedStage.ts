import { ModifyIfUntypedModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { Target } from '../../typings/target.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

declare class ModifyIfUntypedStage implements ModifierStage {
  private modifier: ModifyIfUntypedModifier;
  private nestedStage_?: ModifierStage;
  constructor(modifier: ModifyIfUntypedModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
  private get nestedStage(): ModifierStage;
}

export default ModifyIfUntypedStage;
