import { Range, TextEditor } from '../../../libs/common';
import type { Target } from '../../../typings/target.types';

export interface TargetScope {
  readonly editor: TextEditor;
  readonly domain: Range;
  getTarget(isReversed: boolean): Target;
}
