import { Target } from '../../typings/target.types';
import { ScopeType } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';

export declare class OutOfRangeError extends Error {
  constructor();
}

export declare function createRangeTargetFromIndices(
  isReversed: boolean,
  targets: Target[],
  startIndex: number,
  endIndex: number,
): Target;

export declare function getEveryScopeTargets(
  context: ProcessedTargetsContext,
  target: Target,
  scopeType: ScopeType,
): Target[];
