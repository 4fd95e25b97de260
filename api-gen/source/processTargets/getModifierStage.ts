import { Modifier } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ModifierStage } from './PipelineStages.types';

declare const _default: (modifier: Modifier) => ModifierStage;

export default _default;
