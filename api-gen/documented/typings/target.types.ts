/**
 * The central abstraction: a target is a piece of a document that knows how to be changed, removed
 * and inserted beside.
 *
 * @module
 */
import type ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import type { NoContainingScopeError } from '../errors';
import type { Range, Selection, TextEditor } from '../libs/common';
import type { Position } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { EditWithRangeUpdater } from './Types';

/**
 * How "pour" and "drink" make room beside a target: with an edit built by the target, or with the
 * editor's own command for a new line.
 */
export type EditNewActionType = 'edit' | 'insertLineAfter';

/**
 * A piece of a document on which an action can be performed. It knows its text, what separates it
 * from its neighbors, and how it is removed without leaving stray delimiters.
 */
export interface Target {
  /** The editor to which every range of this target refers. */
  readonly editor: TextEditor;

  /** Whether a selection made from the target has its cursor at the start. */
  readonly isReversed: boolean;

  /** The text of the target itself, without delimiters. */
  readonly contentRange: Range;

  /**
   * Text placed between this target and something inserted before or after it: a line break for
   * lines, a comma for list items, a space for tokens.
   */
  readonly insertionDelimiter: string;

  /**
   * Whether the target behaves as whole lines, for instance by being highlighted across the full
   * width.
   */
  readonly isLine: boolean;

  /**
   * Whether the speaker named a scope such as "line" or "funk". A target without one may be grown
   * automatically by {@link ModifyIfUntypedStage}, to what suits the action: "pour" takes the line,
   * "leading" the token and "inside" the surrounding pair.
   */
  readonly hasExplicitScopeType: boolean;

  /**
   * Whether the target marks out a stretch of text on purpose. A bare hat or an empty selection
   * does not; then "every" takes all scopes around the target instead of only those it overlaps.
   */
  readonly hasExplicitRange: boolean;

  /** Whether the exact range is meant, so that nothing may be added around inserted text. */
  readonly isRaw: boolean;

  /** Whether the target is a cell of a notebook and is handled by the editor's cell commands. */
  readonly isNotebookCell: boolean;

  /** The text within {@link Target.contentRange}. */
  readonly contentText: string;

  /** The content as a selection, facing backwards when {@link Target.isReversed} is set. */
  readonly contentSelection: Selection;

  /**
   * What "that" refers to after an action on this target; differs from the target itself where, for
   * example, only its inside was named.
   */
  readonly thatTarget: Target;

  /**
   * Finds what "inside" refers to.
   *
   * @returns The interior, as one or more targets.
   * @throws A {@link NoContainingScopeError} when the target has no inside.
   */
  getInteriorStrict(): Target[];

  /**
   * Finds what "bounds" refers to: what encloses the interior, such as a pair of brackets.
   *
   * @returns The pieces of the boundary from first to last.
   * @throws A {@link NoContainingScopeError} when the target has no boundary.
   */
  getBoundaryStrict(): Target[];

  /**
   * Finds what "leading" refers to: the delimiter before the content.
   *
   * @returns The delimiter, or `undefined` when there is none.
   */
  getLeadingDelimiterTarget(): Target | undefined;

  /**
   * Finds what "trailing" refers to: the delimiter after the content.
   *
   * @returns The delimiter, or `undefined` when there is none.
   */
  getTrailingDelimiterTarget(): Target | undefined;

  /**
   * Computes what is removed when the target is deleted: its content and the delimiter that would
   * be left over.
   */
  getRemovalRange(): Range;

  /**
   * Computes what is highlighted before a deletion.
   *
   * @returns The range to highlight, or `undefined` when whole lines are highlighted instead.
   */
  getRemovalHighlightRange(): Range | undefined;

  /** Says how a new, empty neighbor of this target is made. */
  getEditNewActionType(): EditNewActionType;

  /**
   * Copies the target with another answer to what "that" means.
   *
   * @param thatTarget - The new meaning of "that".
   */
  withThatTarget(thatTarget: Target): Target;

  /**
   * Copies the target with another content range.
   *
   * @param contentRange - The new content.
   */
  withContentRange(contentRange: Range): Target;

  /**
   * Joins this target and a later one into a single target of the most specific kind that suits
   * both.
   *
   * @param isReversed - Whether the joined target faces backwards.
   * @param endTarget - The target at the far end; must not start before this one.
   * @param includeStart - Whether this target's own content is part of the result.
   * @param includeEnd - Whether the content of `endTarget` is part of the result.
   */
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;

  /**
   * Builds the edit that puts new text in place of the target, or beside it for a position, with
   * the delimiters it needs.
   *
   * @param text - The new text.
   */
  constructChangeEdit(text: string): EditWithRangeUpdater;

  /**
   * Builds the edit that deletes the target together with the delimiter that would be left over.
   */
  constructRemovalEdit(): EditWithRangeUpdater;

  /**
   * Compares two targets by kind and by all properties that define them.
   *
   * @param target - The target to compare with.
   */
  isEqual(target: Target): boolean;

  /**
   * Makes the place before, after, at the start or at the end of this target a target of its own.
   *
   * @param position - Which place is meant.
   */
  toPositionTarget(position: Position): Target;
}
