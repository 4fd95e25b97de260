/**
 * Targets that are places.
 *
 * @module
 * @primaryExport
 */
import type { UnsupportedError } from '../../errors';
import { Range } from '../../libs/common';
import { BaseTarget, CommonTargetParameters } from '.';
import { EditNewActionType } from '../../typings/target.types';
import { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { EditWithRangeUpdater } from '../../typings/Types';

/** What a place is made from. */
interface PositionTargetParameters extends CommonTargetParameters {
  /** Which place is meant. */
  readonly position: Position;

  /** Text that sets off what is inserted there; empty at the start or end of a target. */
  readonly insertionDelimiter: string;

  /** Whether the exact place is meant, so that nothing may be added around inserted text. */
  readonly isRaw: boolean;
}

/**
 * The place before, after, at the start or at the end of another target. Text can be inserted
 * there, with the delimiters and the indentation of that target, but nothing can be removed.
 */
declare class PositionTarget extends BaseTarget {
  /** Text that sets off what is inserted. */
  insertionDelimiter: string;

  /** Whether nothing may be added around inserted text. */
  isRaw: boolean;

  /** Which place is meant. */
  private position: Position;

  /** Whether the delimiter consists of line breaks, so that new text goes on lines of its own. */
  private isLineDelimiter: boolean;

  /** Whether the place is before the target, so that the delimiter follows new text. */
  private isBefore: boolean;

  /** Whitespace with which new lines begin. */
  private indentationString: string;

  /**
   * Makes the target and notes the indentation of the original one.
   *
   * @param parameters - The place and how it relates to the original target.
   */
  constructor(parameters: PositionTargetParameters);

  /** Finds nothing. */
  getLeadingDelimiterTarget: () => undefined;

  /** Finds nothing. */
  getTrailingDelimiterTarget: () => undefined;

  /** Always throws, since a place cannot be deleted. */
  getRemovalRange: () => Range;

  /** Leaves a new line after the target to the editor, which knows how to indent it. */
  getEditNewActionType(): EditNewActionType;

  /**
   * Builds the edit that inserts text at the place, set off by a delimiter if it is before or after
   * the target.
   *
   * @param text - The text to insert.
   */
  constructChangeEdit(text: string): EditWithRangeUpdater;

  /** Adds the place and its delimiter to the common parameters. */
  protected getCloneParameters(): PositionTargetParameters;

  /** Builds the edit for a place before or after the target. */
  private constructEditWithDelimiters(text: string): EditWithRangeUpdater;

  /** Builds the edit for a place at the start or end of the target. */
  private constructEditWithoutDelimiters(text: string): EditWithRangeUpdater;

  /** Finds where to insert: at an edge of the line if new text goes on lines of its own. */
  private getEditRange(): Range;

  /** Adds indentation and the delimiter to new text. */
  private getEditText(text: string): string;

  /** Finds the new text within what was inserted. */
  private updateRange(range: Range, text: string): Range;
}

/**
 * Always throws an {@link UnsupportedError} that names the modifier to use instead, "leading" or
 * "trailing".
 *
 * @param position - The place that was to be removed.
 * @returns Nothing; the declared type lets it stand for a removal range.
 */
export declare function removalUnsupportedForPosition(position: string): Range;

export default PositionTarget;
