import { NestedScopeHandler } from '.';
import WordTokenizer from '../../../libs/cursorless-engine/scopeHandlers/WordScopeHandler/WordTokenizer';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

declare class WordScopeHandler extends NestedScopeHandler {
  readonly scopeType: {
    readonly type: 'word';
  };
  readonly iterationScopeType: {
    readonly type: 'identifier';
  };
  private wordTokenizer: WordTokenizer;
  private getScopesInSearchScope(searchScope: TargetScope): TargetScope[];
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;
}

export default WordScopeHandler;
