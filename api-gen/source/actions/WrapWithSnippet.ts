import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { SnippetParser } from '../vendor/snippet/snippetParser';
import { Action, ActionReturnValue } from './actions.types';
declare class WrapWithSnippet implements Action {
  private graph: Graph;
  private snippetParser: SnippetParser;
  getFinalStages(snippetLocation: string): ModifyIfUntypedStage[];
  constructor(graph: Graph);
  run(targets: [Target[]], snippetLocation: string): Promise<ActionReturnValue>;
}

export default WrapWithSnippet;
