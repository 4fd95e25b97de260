/**
 * Implements "item": elements of lists, maps and argument lists.
 *
 * @module
 * @primaryExport
 */
import type { NoContainingScopeError } from '../../../errors';
import { Range } from '../../../libs/common';
import { Target } from '../../../typings/target.types';
import {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { ModifierStage } from '../../PipelineStages.types';
import { ScopeTypeTarget } from '../../targets';

/**
 * Finds items first by the language's grammar and, where that knows none, by the commas between a
 * pair of delimiters or on a line.
 */
declare class ItemStage implements ModifierStage {
  /** Whether one item is wanted or all of them. */
  private modifier: ContainingScopeModifier | EveryScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - Whether one item is wanted or all of them.
   */
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);

  /**
   * Finds the item or items; throws a {@link NoContainingScopeError} when there is none.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target around or within which to look.
   * @returns Targets that take a neighboring comma along when they are removed.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];

  /** Finds all items in the list, or those the target overlaps if it marks out a range. */
  private getEveryTarget(context: ProcessedTargetsContext, target: Target): ScopeTypeTarget[];

  /** Finds the items the target overlaps and joins them to one. */
  private getSingleTarget(context: ProcessedTargetsContext, target: Target): ScopeTypeTarget;

  /** Makes the target for an item, with the delimiter used in its list. */
  private itemInfoToTarget(
    target: Target,
    itemInfo: ItemInfo,
    removalRange?: Range,
  ): ScopeTypeTarget;
}

/** An item found by its commas. */
interface ItemInfo {
  /** The item without whitespace around it. */
  contentRange: Range;

  /** From the previous item, or its comma, to this one. */
  leadingDelimiterRange?: Range;

  /** From this item to the next one, or its comma. */
  trailingDelimiterRange?: Range;

  /** Where a cursor counts as being in the item, including the space around it up to the commas. */
  domain: Range;
}

export default ItemStage;
