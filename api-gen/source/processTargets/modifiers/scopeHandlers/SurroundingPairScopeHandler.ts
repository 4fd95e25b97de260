import { Position, TextEditor } from '../../../libs/common';
import {
  Direction,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import { TargetScope } from './scope.types';
import { ScopeIteratorRequirements } from './scopeHandler.types';

declare class SurroundingPairScopeHandler extends BaseScopeHandler {
  readonly scopeType: SurroundingPairScopeType;
  readonly iterationScopeType: SurroundingPairScopeType;
  protected isHierarchical: boolean;
  constructor(scopeType: SurroundingPairScopeType, _languageId: string);
  generateScopeCandidates(
    _editor: TextEditor,
    _position: Position,
    _direction: Direction,
    _hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;
}

export default SurroundingPairScopeHandler;
