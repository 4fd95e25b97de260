/**
 * Finds the scope at a place.
 *
 * @module
 */
import { TextEditor, Position } from '../../libs/common';
import { Direction } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ScopeHandler } from './scopeHandlers/scopeHandler.types';
import { TargetScope } from './scopeHandlers/scope.types';

/**
 * Finds the smallest scope that contains or touches a position.
 *
 * @param scopeHandler - Knows the scopes of one type.
 * @param editor - The editor that shows the document.
 * @param position - The place to examine.
 * @param direction - Which side is preferred when the position is between two scopes.
 * @returns The scope, or `undefined` when there is none.
 */
export declare function getContainingScope(
  scopeHandler: ScopeHandler,
  editor: TextEditor,
  position: Position,
  direction: Direction,
): TargetScope | undefined;
