import { Range } from '../../libs/common';
import type { Target } from '../../typings/target.types';
import type { EveryScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';
import { ScopeHandler } from './scopeHandlers/scopeHandler.types';

export declare class EveryScopeStage implements ModifierStage {
  private modifier: EveryScopeModifier;
  constructor(modifier: EveryScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
  getDefaultIterationRange(
    context: ProcessedTargetsContext,
    scopeHandler: ScopeHandler,
    target: Target,
  ): Range;
}
