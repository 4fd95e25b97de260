import { Range, TextEditor } from '../../../libs/common';
import { TargetScope } from './scope.types';
import { ScopeHandler } from './scopeHandler.types';

declare function getScopesOverlappingRange(
  scopeHandler: ScopeHandler,
  editor: TextEditor,
  range: Range,
): TargetScope[];

export default getScopesOverlappingRange;
