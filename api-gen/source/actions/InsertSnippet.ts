import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { SnippetParser } from '../vendor/snippet/snippetParser';
import { Action, ActionReturnValue } from './actions.types';
declare class InsertSnippet implements Action {
  private graph: Graph;
  private snippetParser: SnippetParser;
  getPrePositionStages(snippetName: string): ModifyIfUntypedStage[];
  constructor(graph: Graph);
  run(
    targets: [Target[]],
    snippetName: string,
    substitutions: Record<string, string>,
  ): Promise<ActionReturnValue>;
}

export default InsertSnippet;
