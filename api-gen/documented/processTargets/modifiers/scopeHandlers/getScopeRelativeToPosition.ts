/**
 * Finds a scope by counting.
 *
 * @module
 * @primaryExport
 */
import type { OutOfRangeError } from '../targetSequenceUtils';
import { Position, TextEditor } from '../../../libs/common';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetScope } from './scope.types';
import { ScopeHandler } from './scopeHandler.types';

/**
 * Counts scopes that lie entirely on one side of a position.
 *
 * @param scopeHandler - Knows the scopes of one type.
 * @param editor - The editor that shows the document.
 * @param position - Where to start.
 * @param offset - Number of the wanted scope; `1` is the nearest.
 * @param direction - Which way to count.
 * @returns The scope with that number.
 * @throws An {@link OutOfRangeError} when the document ends first.
 */
declare function getScopeRelativeToPosition(
  scopeHandler: ScopeHandler,
  editor: TextEditor,
  position: Position,
  offset: number,
  direction: Direction,
): TargetScope;

export default getScopeRelativeToPosition;
