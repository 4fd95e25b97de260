import type { Range } from '../../libs/common';
import type { Target } from '../../typings/target.types';
export interface EditTarget {
  target: Target;
  index: number;
}
export interface State {
  targets: Target[];
  thatRanges: Range[];
  cursorRanges: (Range | undefined)[];
}
