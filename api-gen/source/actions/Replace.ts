import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
type RangeGenerator = {
  start: number;
};
declare class Replace implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  private getTexts(targets: Target[], replaceWith: string[] | RangeGenerator): string[];
  run(targets: [Target[]], replaceWith: string[] | RangeGenerator): Promise<ActionReturnValue>;
}

export default Replace;
