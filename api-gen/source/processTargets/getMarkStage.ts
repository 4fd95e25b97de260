import { Mark } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { MarkStage } from './PipelineStages.types';

declare const _default: (mark: Mark) => MarkStage;

export default _default;
