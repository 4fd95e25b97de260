import { Target } from '../../typings/target.types';
import { CascadingModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

declare class CascadingStage implements ModifierStage {
  private modifier: CascadingModifier;
  private nestedStages_?: ModifierStage[];
  constructor(modifier: CascadingModifier);
  private get nestedStages(): ModifierStage[];
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default CascadingStage;
