import type { Target } from '../../typings/target.types';
import type { CursorMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { MarkStage } from '../PipelineStages.types';

declare class CursorStage implements MarkStage {
  private mark: CursorMark;
  constructor(mark: CursorMark);
  run(context: ProcessedTargetsContext): Target[];
}

export default CursorStage;
