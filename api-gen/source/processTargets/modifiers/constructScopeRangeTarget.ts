import { Target } from '../../typings/target.types';
import { TargetScope } from './scopeHandlers/scope.types';

export declare function constructScopeRangeTarget(
  isReversed: boolean,
  scope1: TargetScope,
  scope2: TargetScope,
): Target;
