/**
 * Turns the plain data of a fixture back into positions, ranges, selections and targets.
 *
 * @module
 */
import { Position, Range, Selection, TextEditor } from '../libs/common';
import type {
  PositionPlainObject,
  RangePlainObject,
  SelectionPlainObject,
  TargetPlainObject,
} from '../libs/vscode-common/testUtil/toPlainObject';
import type { Target } from '../typings/target.types';

/**
 * Restores a target, as needed for the recorded meaning of "that" and "source". Only untyped
 * targets can be restored.
 *
 * @param editor - The editor to which the target will belong; fixtures do not name one.
 * @param plainObject - The target as it was written.
 * @returns The restored target.
 * @throws When the fixture holds any other kind of target.
 */
export declare function plainObjectToTarget(
  editor: TextEditor,
  plainObject: TargetPlainObject,
): Target;

/**
 * Restores a position.
 *
 * @param position - Line and character, from zero.
 * @returns The same position as an object with methods.
 */
export declare function plainObjectToPosition(position: PositionPlainObject): Position;

/**
 * Restores a range.
 *
 * @param range - First position and the one just after the last.
 * @returns The same range as an object with methods.
 */
export declare function plainObjectToRange(range: RangePlainObject): Range;

/**
 * Restores a selection with its direction.
 *
 * @param selection - Where the selection was begun and where its cursor is.
 * @returns The same selection as an object with methods.
 */
export declare function plainObjectToSelection(selection: SelectionPlainObject): Selection;
