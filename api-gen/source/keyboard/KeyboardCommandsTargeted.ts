import { ActionType } from '../core/commandRunner/typings/ActionCommand';
import { HatColor, HatShape } from '../core/commandRunner/typings/hatStyles.types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { Graph } from '../typings/Types';
type TargetingMode = 'replace' | 'extend' | 'append';
interface TargetDecoratedMarkArgument {
  color?: HatColor;
  shape?: HatShape;
  character?: string;
  mode?: TargetingMode;
}
interface TargetScopeTypeArgument {
  scopeType: SimpleScopeTypeType;
  type?: 'containingScope' | 'everyScope';
}
declare class KeyboardCommandsTargeted {
  private graph: Graph;
  constructor(graph: Graph);
  init(): void;
  targetDecoratedMark: (options: TargetDecoratedMarkArgument) => Promise<unknown>;
  targetScopeType: (options: TargetScopeTypeArgument) => Promise<unknown>;
  private highlightTarget: () => Thenable<unknown>;
  performActionOnTarget: (action: ActionType) => Promise<unknown>;
  targetSelection: () => Thenable<unknown>;
  clearTarget: () => Thenable<unknown>;
}

export default KeyboardCommandsTargeted;
