/**
 * Plain forms of ranges and targets, for recorded tests.
 *
 * @module
 */

import type { TestDecoration } from '../../../core/editStyles';
import type { Target } from '../../../typings/target.types';
import type { Token } from '../../../typings/Types';
import type { Range, Selection, Position } from '../../common';

/** A position to write down. */
export type PositionPlainObject = {
  /** The line, zero-based. */
  line: number;

  /** The character in the line. */
  character: number;
};

/** A range to write down. */
export type RangePlainObject = {
  /** Where it starts. */
  start: PositionPlainObject;

  /** Where it ends. */
  end: PositionPlainObject;
};

/** A selection to write down. */
export type SelectionPlainObject = {
  /** Where selecting began. */
  anchor: PositionPlainObject;

  /** Where the cursor is. */
  active: PositionPlainObject;
};

/**
 * A target to write down. Only untyped targets can be restored from it; of others the type is kept
 * for comparison.
 */
export type TargetPlainObject = {
  /** The name of the target's class. */
  type: string;

  /** The range of its content. */
  contentRange: RangePlainObject;

  /** Whether its cursor end is the start. */
  isReversed: boolean;

  /** Whether its range was said rather than guessed. */
  hasExplicitRange: boolean;
};

/** Ranges by the key of their hat. */
export type SerializedMarks = {
  /** The range of the token, by the hat's style and character joined with a dot. */
  [decoratedCharacter: string]: RangePlainObject;
};

/**
 * Turns a range into its plain form.
 *
 * @param range - The range.
 */
export declare function rangeToPlainObject(range: Range): RangePlainObject;

/**
 * Turns a selection into its plain form.
 *
 * @param selection - The selection.
 */
export declare function selectionToPlainObject(selection: Selection): SelectionPlainObject;

/**
 * Turns a target into its plain form, which does not hold everything.
 *
 * @param target - The target.
 */
export declare function targetToPlainObject(target: Target): TargetPlainObject;

/**
 * Turns a position into its plain form.
 *
 * @param position - The position.
 */
export declare function positionToPlainObject(position: Position): PositionPlainObject;

/**
 * Turns tokens into ranges.
 *
 * @param marks - Tokens by the key of their hat.
 */
export declare function marksToPlainObject(marks: {
  [decoratedCharacter: string]: Token;
}): SerializedMarks;

/**
 * Turns recorded decorations into their plain form.
 *
 * @param decorations - The decorations.
 */
export declare function testDecorationsToPlainObject(decorations: TestDecoration[]): {
  /** The theme color that was used. */
  name:
    | 'pendingDeleteBackground'
    | 'referencedBackground'
    | 'pendingModification0Background'
    | 'pendingModification1Background'
    | 'justAddedBackground'
    | 'highlight0Background'
    | 'highlight1Background';
  /** Whether part of a line or a whole line was colored. */
  type: 'token' | 'line';
  /** Where the colored range starts. */
  start: PositionPlainObject;
  /** Where it ends. */
  end: PositionPlainObject;
}[];
