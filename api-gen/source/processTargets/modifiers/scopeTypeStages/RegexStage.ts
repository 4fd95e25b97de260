import { Position, Range, TextEditor } from '../../../libs/common';
import { Target } from '../../../typings/target.types';
import {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { ModifierStage } from '../../PipelineStages.types';

declare class RegexStageBase implements ModifierStage {
  private modifier: ContainingScopeModifier | EveryScopeModifier;
  protected regex: RegExp;
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier, regex: RegExp);
  run(context: ProcessedTargetsContext, target: Target): Target[];
  private getEveryTarget(target: Target): Target[];
  private getSingleTarget(target: Target): Target;
  private getMatchContainingPosition(editor: TextEditor, position: Position): Range;
  protected expandRangeForSearch(editor: TextEditor, position: Position): Range;
  private getMatchesInRange(editor: TextEditor, range: Range): Range[];
  private rangeToTarget(isReversed: boolean, editor: TextEditor, contentRange: Range): Target;
}

export declare class NonWhitespaceSequenceStage extends RegexStageBase {
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);
}

export declare class UrlStage extends RegexStageBase {
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);
}

export type CustomRegexModifier = (ContainingScopeModifier | EveryScopeModifier) & {
  scopeType: {
    type: 'customRegex';
  };
};

export declare class CustomRegexStage extends RegexStageBase {
  constructor(modifier: CustomRegexModifier);
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export {};
