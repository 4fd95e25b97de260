import { Range } from '../../../libs/common';
import { Target } from '../../../typings/target.types';
import { ProcessedTargetsContext } from '../../../typings/Types';

export declare function getIterationScope(
  context: ProcessedTargetsContext,
  target: Target,
): {
  range: Range;
  boundary?: [Range, Range];
};
