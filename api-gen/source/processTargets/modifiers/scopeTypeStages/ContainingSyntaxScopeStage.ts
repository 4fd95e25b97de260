import type { Target } from '../../../typings/target.types';
import type {
  ContainingScopeModifier,
  EveryScopeModifier,
  SimpleScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../../typings/Types';
import type { ModifierStage } from '../../PipelineStages.types';
import { ScopeTypeTarget } from '../../targets';

export interface SimpleContainingScopeModifier extends ContainingScopeModifier {
  scopeType: SimpleScopeType;
}

export interface SimpleEveryScopeModifier extends EveryScopeModifier {
  scopeType: SimpleScopeType;
}

declare class ContainingSyntaxScopeStage implements ModifierStage {
  private modifier: SimpleContainingScopeModifier | SimpleEveryScopeModifier;
  constructor(modifier: SimpleContainingScopeModifier | SimpleEveryScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): ScopeTypeTarget[];
}

export default ContainingSyntaxScopeStage;
