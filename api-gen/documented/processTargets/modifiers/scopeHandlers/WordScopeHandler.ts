/**
 * Finds the words of an identifier ("word").
 *
 * @module
 * @primaryExport
 */
import { NestedScopeHandler } from '.';
import WordTokenizer from '../../../libs/cursorless-engine/scopeHandlers/WordScopeHandler/WordTokenizer';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

/**
 * Divides identifiers at changes of case, digits and delimiters, so that `getUserName` holds three
 * words.
 */
declare class WordScopeHandler extends NestedScopeHandler {
  /** Words within identifiers. */
  readonly scopeType: {
    /** Name under which commands ask for words. */
    readonly type: 'word';
  };

  /** "every word" looks within the identifier. */
  readonly iterationScopeType: {
    /** Name under which commands ask for identifiers. */
    readonly type: 'identifier';
  };

  /** Knows the rules of the language. */
  private wordTokenizer: WordTokenizer;

  /** Divides one identifier and notes the delimiters between its words. */
  private getScopesInSearchScope(searchScope: TargetScope): TargetScope[];

  /**
   * Yields the words of one identifier.
   *
   * @param direction - In which order.
   * @param searchScope - The identifier.
   */
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;
}

export default WordScopeHandler;
