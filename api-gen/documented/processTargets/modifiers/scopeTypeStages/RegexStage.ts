/**
 * Implements scopes that a regular expression defines.
 *
 * @module
 */
import type { NoContainingScopeError } from '../../../errors';
import { Position, Range, TextEditor } from '../../../libs/common';
import { Target } from '../../../typings/target.types';
import {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { ModifierStage } from '../../PipelineStages.types';

/** What all of these scopes have in common: matches are searched line by line. */
declare class RegexStageBase implements ModifierStage {
  /** Whether one match is wanted or all of them. */
  private modifier: ContainingScopeModifier | EveryScopeModifier;

  /** Matches one scope; has to be global. */
  protected regex: RegExp;

  /**
   * Keeps the modifier and the expression; nothing is searched until the stage runs.
   *
   * @param modifier - Whether one match is wanted or all of them.
   * @param regex - Matches one scope; has to be global.
   */
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier, regex: RegExp);

  /**
   * Finds the match or matches; throws a {@link NoContainingScopeError} when there is none.
   *
   * @param context - Not used.
   * @param target - The target around or within which to look.
   * @returns Targets that behave like tokens.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];

  /** Finds all matches in the target's lines, or those it overlaps if it marks out a range. */
  private getEveryTarget(target: Target): Target[];

  /** Joins the matches at the start and at the end of the target. */
  private getSingleTarget(target: Target): Target;

  /** Finds the match at a place and throws when there is none. */
  private getMatchContainingPosition(editor: TextEditor, position: Position): Range;

  /**
   * Says where to look for matches around a place; the line, unless a subclass knows better.
   *
   * @param editor - The editor that shows the document.
   * @param position - The place.
   */
  protected expandRangeForSearch(editor: TextEditor, position: Position): Range;

  /** Lists all matches in part of the document. */
  private getMatchesInRange(editor: TextEditor, range: Range): Range[];

  /** Makes the target for a match. */
  private rangeToTarget(isReversed: boolean, editor: TextEditor, contentRange: Range): Target;
}

/** Implements "paint": runs of visible characters between whitespace. */
export declare class NonWhitespaceSequenceStage extends RegexStageBase {
  /**
   * Sets the expression to any run of visible characters.
   *
   * @param modifier - Whether one run is wanted or all of them.
   */
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);
}

/** Implements "link": web addresses. */
export declare class UrlStage extends RegexStageBase {
  /**
   * Sets the expression to web addresses, with or without a scheme.
   *
   * @param modifier - Whether one address is wanted or all of them.
   */
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);
}

/** Asks for scopes that the user has defined by a regular expression. */
export type CustomRegexModifier = (ContainingScopeModifier | EveryScopeModifier) & {
  /** The user's scope type. */
  scopeType: {
    /** Tells this scope type from others. */
    type: 'customRegex';
  };
};

/** Finds scopes that the user has defined by a regular expression. */
export declare class CustomRegexStage extends RegexStageBase {
  /**
   * Compiles the expression, with Unicode rules.
   *
   * @param modifier - Holds the expression.
   */
  constructor(modifier: CustomRegexModifier);

  /**
   * Finds the match or matches; the error for none shows the expression, since the scope has no
   * name of its own.
   *
   * @param context - Not used.
   * @param target - The target around or within which to look.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export {};
