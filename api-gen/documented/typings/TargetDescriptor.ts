/**
 * Fully spelled-out descriptions of what a command acts on, after everything the speaker left
 * unsaid has been filled in.
 *
 * @module
 */
import {
  PartialPrimitiveTargetDescriptor,
  Mark,
  Modifier,
  PositionModifier,
  RangeType,
} from '../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * One mark together with the modifiers applied to it, such as "first char air", with every omitted
 * part inferred.
 */
export interface PrimitiveTargetDescriptor extends PartialPrimitiveTargetDescriptor {
  /** Where resolution starts: the cursor, a hat, a line number, the previous target and so on. */
  mark: Mark;

  /**
   * What turns the mark into the final target. The list is in spoken order and is applied from its
   * end to its start, so the modifier nearest to the mark runs first.
   */
  modifiers: Modifier[];

  /**
   * Turns the target into an insertion place such as "before" or "after". It is kept apart from the
   * other modifiers because it always runs last and describes a destination rather than a piece of
   * text.
   */
  positionModifier?: PositionModifier;
}

/** Everything between two primitive targets, as in "air past bat". */
export interface RangeTargetDescriptor {
  /** Tells this descriptor from the other two kinds. */
  type: 'range';

  /** The end of the range that is spoken first and where a resulting selection begins. */
  anchor: PrimitiveTargetDescriptor;

  /** The end of the range that is spoken last and where the cursor comes to rest. */
  active: PrimitiveTargetDescriptor;

  /** Whether the range starts beyond the anchor instead of including it. */
  excludeAnchor: boolean;

  /** Whether the range stops short of the active end instead of including it. */
  excludeActive: boolean;

  /** Whether the range runs through the text or straight down one column, line by line. */
  rangeType: RangeType;
}

/** Several targets that are acted on together, as in "air and bat". */
export interface ListTargetDescriptor {
  /** Tells this descriptor from the other two kinds. */
  type: 'list';

  /** The targets in spoken order; a list never contains another list. */
  elements: (PrimitiveTargetDescriptor | RangeTargetDescriptor)[];
}

/** Any complete description of a target: a single one, a range or a list. */
export type TargetDescriptor =
  PrimitiveTargetDescriptor | RangeTargetDescriptor | ListTargetDescriptor;
