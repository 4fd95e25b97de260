import { Target } from '../../typings/target.types';
import { RangeMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { MarkStage } from '../PipelineStages.types';

declare class RangeMarkStage implements MarkStage {
  private mark: RangeMark;
  constructor(mark: RangeMark);
  run(context: ProcessedTargetsContext): Target[];
}

export default RangeMarkStage;
