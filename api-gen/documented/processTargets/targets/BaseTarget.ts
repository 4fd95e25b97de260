/**
 * The common part of all targets.
 *
 * @module
 * @primaryExport
 */
import type { NoContainingScopeError } from '../../errors';
import { Range, Selection, TextEditor } from '../../libs/common';
import type { EditNewActionType, Target } from '../../typings/target.types';
import type { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { EditWithRangeUpdater } from '../../typings/Types';

/** What every target is made from. */
export interface CommonTargetParameters {
  /** The editor that shows the document. */
  readonly editor: TextEditor;

  /** Whether a selection of the target has its cursor at the start. */
  readonly isReversed: boolean;

  /** The text of the target itself. */
  readonly contentRange: Range;

  /** The target to which "that" will refer instead. */
  readonly thatTarget?: Target;
}

/** What can be changed when a target is copied. */
export interface CloneWithParameters {
  /** A new meaning of "that". */
  readonly thatTarget?: Target;

  /** A new range. */
  readonly contentRange?: Range;
}

/**
 * Implements what does not depend on the kind of target: access to the content, copying,
 * comparison, and simple edits. Subclasses define delimiters and removal.
 */
declare abstract class BaseTarget implements Target {
  /** What the target was made from. */
  protected readonly state: CommonTargetParameters;

  /** Off unless a subclass stands for whole lines. */
  isLine: boolean;

  /** On unless a subclass stands for a bare mark. */
  hasExplicitScopeType: boolean;

  /** On unless a subclass stands for a bare mark. */
  hasExplicitRange: boolean;

  /** Off unless nothing may be added around inserted text. */
  isRaw: boolean;

  /** Off unless a subclass stands for a notebook cell. */
  isNotebookCell: boolean;

  /**
   * Keeps the common parameters.
   *
   * @param parameters - What every target is made from.
   */
  constructor(parameters: CommonTargetParameters);

  /** The editor that shows the document. */
  get editor(): TextEditor;

  /** Whether a selection of the target has its cursor at the start. */
  get isReversed(): boolean;

  /**
   * What "that" refers to: the target given for it, followed to its own such target, or this one.
   */
  get thatTarget(): Target;

  /** The text as it is in the document now. */
  get contentText(): string;

  /** The content as a selection in the target's direction. */
  get contentSelection(): Selection;

  /** The text of the target itself. */
  get contentRange(): Range;

  /**
   * Builds the edit that replaces exactly the content.
   *
   * @param text - The new text.
   */
  constructChangeEdit(text: string): EditWithRangeUpdater;

  /** Builds the edit that deletes the removal range. */
  constructRemovalEdit(): EditWithRangeUpdater;

  /** Has the new neighbor made by an edit. */
  getEditNewActionType(): EditNewActionType;

  /** Highlights what will be deleted. */
  getRemovalHighlightRange(): Range | undefined;

  /**
   * Copies the target with another meaning of "that".
   *
   * @param thatTarget - The new meaning.
   */
  withThatTarget(thatTarget: Target): Target;

  /**
   * Copies the target with another range.
   *
   * @param contentRange - The new range.
   */
  withContentRange(contentRange: Range): Target;

  /** Throws a {@link NoContainingScopeError}, since most targets have no inside. */
  getInteriorStrict(): Target[];

  /** Throws a {@link NoContainingScopeError}, since most targets have no bounds. */
  getBoundaryStrict(): Target[];

  /**
   * Makes another target of the same class with some of its parameters changed.
   *
   * @param parameters - The changes.
   */
  readonly cloneWith: (parameters: CloneWithParameters) => any;

  /** Returns what the constructor needs in order to make an equal target. */
  protected abstract getCloneParameters(): object;

  /**
   * Joins two targets of the same class to one of that class, and others to an untyped one.
   *
   * @param isReversed - Whether the joined target faces backwards.
   * @param endTarget - The target at the end; must not start before this one.
   * @param includeStart - Whether this target is part of the result.
   * @param includeEnd - Whether `endTarget` is part of the result.
   */
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;

  /**
   * Compares all parameters except the meaning of "that".
   *
   * @param otherTarget - The target to compare with.
   */
  isEqual(otherTarget: Target): boolean;

  /** Returns the parameters that matter for a comparison. */
  protected getEqualityParameters(): object;

  /**
   * Makes a place beside or at an edge of the target.
   *
   * @param position - Which place is meant.
   */
  toPositionTarget(position: Position): Target;

  /** Text that sets off what is inserted before or after the target. */
  abstract get insertionDelimiter(): string;

  /** Finds the delimiter before the content. */
  abstract getLeadingDelimiterTarget(): Target | undefined;

  /** Finds the delimiter after the content. */
  abstract getTrailingDelimiterTarget(): Target | undefined;

  /** Computes what to delete along with the content. */
  abstract getRemovalRange(): Range;
}

export default BaseTarget;
