import { Target } from '../../typings/target.types';
import { RelativeScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';

export declare function runLegacy(
  modifier: RelativeScopeModifier,
  context: ProcessedTargetsContext,
  target: Target,
): Target[];
