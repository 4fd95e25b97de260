import { Target } from '../../typings/target.types';
import { NothingMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { MarkStage } from '../PipelineStages.types';

declare class NothingStage implements MarkStage {
  private mark: NothingMark;
  constructor(mark: NothingMark);
  run(): Target[];
}

export default NothingStage;
