import { Target } from '../../typings/target.types';
import { DecoratedSymbolMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { MarkStage } from '../PipelineStages.types';

declare class DecoratedSymbolStage implements MarkStage {
  private mark: DecoratedSymbolMark;
  constructor(mark: DecoratedSymbolMark);
  run(context: ProcessedTargetsContext): Target[];
}

export default DecoratedSymbolStage;
