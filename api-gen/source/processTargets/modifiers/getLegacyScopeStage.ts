import type {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ModifierStage } from '../PipelineStages.types';

declare function getLegacyScopeStage(
  modifier: ContainingScopeModifier | EveryScopeModifier,
): ModifierStage;

export default getLegacyScopeStage;
