import { Position, TextEditor } from '../../../libs/common';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetScope } from './scope.types';
import { ScopeHandler } from './scopeHandler.types';

declare function getScopeRelativeToPosition(
  scopeHandler: ScopeHandler,
  editor: TextEditor,
  position: Position,
  offset: number,
  direction: Direction,
): TargetScope;

export default getScopeRelativeToPosition;
