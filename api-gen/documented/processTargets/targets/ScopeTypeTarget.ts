/**
 * Targets that are syntax nodes.
 *
 * @module
 * @primaryExport
 */
import type { NoContainingScopeError } from '../../errors';
import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import { SimpleScopeTypeType } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';

/** What a syntax node is made from. */
export interface ScopeTypeTargetParameters extends CommonTargetParameters {
  /** Name of the scope type. */
  readonly scopeTypeType: SimpleScopeTypeType;

  /** Text that separates such scopes; by default it follows from the scope type. */
  readonly delimiter?: string;

  /** What to delete instead of the content and a delimiter. */
  readonly removalRange?: Range;

  /** What "inside" refers to. */
  readonly interiorRange?: Range;

  /** The delimiter before the content. */
  readonly leadingDelimiterRange?: Range;

  /** The delimiter after the content. */
  readonly trailingDelimiterRange?: Range;
}

/** A function, an argument, an item or any other scope found by the grammar of a language. */
declare class ScopeTypeTarget extends BaseTarget {
  /** Name of the scope type. */
  private scopeTypeType_: SimpleScopeTypeType;

  /** What to delete, if the language says so. */
  private removalRange_?: Range;

  /** What "inside" refers to, if anything. */
  private interiorRange_?: Range;

  /** The delimiter before the content, if it is known. */
  private leadingDelimiterRange_?: Range;

  /** The delimiter after the content, if it is known. */
  private trailingDelimiterRange_?: Range;

  /** Whether a delimiter is known on either side, so that the scope is an item of a list. */
  private hasDelimiterRange_: boolean;

  /**
   * What separates such scopes: an empty line for functions and classes, a line break for
   * statements, a space for most others.
   */
  insertionDelimiter: string;

  /**
   * Makes a target of a syntax node and works out its delimiter if the language names none.
   *
   * @param parameters - The scope as the language defines it.
   */
  constructor(parameters: ScopeTypeTargetParameters);

  /**
   * Finds the known delimiter or, if none is known on either side, the whitespace before the
   * content.
   */
  getLeadingDelimiterTarget(): Target | undefined;

  /**
   * Finds the known delimiter or, if none is known on either side, the whitespace after the
   * content.
   */
  getTrailingDelimiterTarget(): Target | undefined;

  /**
   * Takes the inside that the language defines; throws a {@link NoContainingScopeError} if it
   * defines none.
   */
  getInteriorStrict(): Target[];

  /**
   * Deletes what the language says, otherwise the content with its delimiter or with whitespace.
   */
  getRemovalRange(): Range;

  /**
   * Joins two scopes of the same type and keeps the outer delimiters; with anything else the result
   * has no scope type.
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

  /** Adds the scope type and its ranges to the common parameters. */
  protected getCloneParameters(): Omit<
    ScopeTypeTargetParameters,
    'delimiter' | 'removalRange' | 'interiorRange'
  > & {
    /**
     * What
     * to
     * delete,
     * if
     * the
     * language
     * says
     * so.
     */
    contentRemovalRange?: Range;
  };
}

export default ScopeTypeTarget;
