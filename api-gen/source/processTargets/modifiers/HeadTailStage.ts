import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import {
  HeadTailModifier,
  Modifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

declare abstract class HeadTailStage implements ModifierStage {
  private isReversed: boolean;
  private modifiers?: Modifier[] | undefined;
  constructor(isReversed: boolean, modifiers?: Modifier[] | undefined);
  run(context: ProcessedTargetsContext, target: Target): Target[];
  protected abstract constructContentRange(originalRange: Range, modifiedRange: Range): Range;
}

export declare class HeadStage extends HeadTailStage {
  constructor(modifier: HeadTailModifier);
  protected constructContentRange(originalRange: Range, modifiedRange: Range): Range;
}

export declare class TailStage extends HeadTailStage {
  constructor(modifier: HeadTailModifier);
  protected constructContentRange(originalRange: Range, modifiedRange: Range): Range;
}

export {};
