import { TextEditor, Position } from '../../libs/common';
import { Direction } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ScopeHandler } from './scopeHandlers/scopeHandler.types';
import { TargetScope } from './scopeHandlers/scope.types';

export declare function getContainingScope(
  scopeHandler: ScopeHandler,
  editor: TextEditor,
  position: Position,
  direction: Direction,
): TargetScope | undefined;
