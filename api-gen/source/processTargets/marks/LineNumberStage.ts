import type { LineNumberMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { MarkStage } from '../PipelineStages.types';
import { LineTarget } from '../targets';

declare class LineNumberStage implements MarkStage {
  private mark: LineNumberMark;
  constructor(mark: LineNumberMark);
  run(context: ProcessedTargetsContext): LineTarget[];
}

export default LineNumberStage;
