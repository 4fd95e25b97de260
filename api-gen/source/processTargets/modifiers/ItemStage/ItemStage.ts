import { Range } from '../../../libs/common';
import { Target } from '../../../typings/target.types';
import {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { ModifierStage } from '../../PipelineStages.types';
import { ScopeTypeTarget } from '../../targets';

declare class ItemStage implements ModifierStage {
  private modifier: ContainingScopeModifier | EveryScopeModifier;
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
  private getEveryTarget(context: ProcessedTargetsContext, target: Target): ScopeTypeTarget[];
  private getSingleTarget(context: ProcessedTargetsContext, target: Target): ScopeTypeTarget;
  private itemInfoToTarget(
    target: Target,
    itemInfo: ItemInfo,
    removalRange?: Range,
  ): ScopeTypeTarget;
}

interface ItemInfo {
  contentRange: Range;
  leadingDelimiterRange?: Range;
  trailingDelimiterRange?: Range;
  domain: Range;
}

export default ItemStage;
