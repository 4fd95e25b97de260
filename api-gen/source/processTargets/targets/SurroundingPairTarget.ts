import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import InteriorTarget from './InteriorTarget';
import TokenTarget from './TokenTarget';
import { TextEditor } from '../../libs/common';

interface SurroundingPairTargetParameters extends CommonTargetParameters {
  readonly interiorRange: Range;
  readonly boundary: [Range, Range];
}

declare class SurroundingPairTarget extends BaseTarget {
  insertionDelimiter: string;
  private interiorRange_: Range;
  private boundary_: [Range, Range];
  constructor(parameters: SurroundingPairTargetParameters);
  getLeadingDelimiterTarget(): Target | undefined;
  getTrailingDelimiterTarget(): Target | undefined;
  getRemovalRange(): Range;
  getInteriorStrict(): InteriorTarget[];
  getBoundaryStrict(): TokenTarget[];
  protected getCloneParameters(): {
    interiorRange: Range;
    boundary: [Range, Range];
    editor: TextEditor;
    isReversed: boolean;
    contentRange: Range;
    thatTarget?: Target | undefined;
  };
}

export default SurroundingPairTarget;
