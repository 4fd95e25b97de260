import { Target } from '../../typings/target.types';
import {
  SourceMark,
  ThatMark,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { MarkStage } from '../PipelineStages.types';

export declare class ThatStage implements MarkStage {
  private mark: ThatMark;
  constructor(mark: ThatMark);
  run(context: ProcessedTargetsContext): Target[];
}

export declare class SourceStage implements MarkStage {
  private mark: SourceMark;
  constructor(mark: SourceMark);
  run(context: ProcessedTargetsContext): Target[];
}
