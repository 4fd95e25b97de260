/**
 * A placeholder: pairs of delimiters are still handled by their own stage.
 *
 * @module
 * @primaryExport
 */
import { Position, TextEditor } from '../../../libs/common';
import {
  Direction,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import { TargetScope } from './scope.types';
import { ScopeIteratorRequirements } from './scopeHandler.types';

/** Will find pairs of delimiters one day. Nothing makes use of it yet. */
declare class SurroundingPairScopeHandler extends BaseScopeHandler {
  /** Which delimiters count. */
  readonly scopeType: SurroundingPairScopeType;

  /** The same scope type, so that "every pair" would look within a pair. */
  readonly iterationScopeType: SurroundingPairScopeType;

  /** Pairs can contain each other. */
  protected isHierarchical: boolean;

  /**
   * Makes a handler for one kind of pair.
   *
   * @param scopeType - Which delimiters count.
   * @param _languageId - Not used.
   */
  constructor(scopeType: SurroundingPairScopeType, _languageId: string);

  /**
   * Always throws.
   *
   * @param _editor - Not used.
   * @param _position - Not used.
   * @param _direction - Not used.
   * @param _hints - Not used.
   */
  generateScopeCandidates(
    _editor: TextEditor,
    _position: Position,
    _direction: Direction,
    _hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;
}

export default SurroundingPairScopeHandler;
