import type { Target } from '../../../typings/target.types';
import type {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../../typings/Types';
import type { ModifierStage } from '../../PipelineStages.types';
import { NotebookCellTarget } from '../../targets';

declare class NotebookCellStage implements ModifierStage {
  private modifier: ContainingScopeModifier | EveryScopeModifier;
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): NotebookCellTarget[];
}

export default NotebookCellStage;
