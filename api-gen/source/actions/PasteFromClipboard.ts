import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { ActionReturnValue } from './actions.types';
export declare class PasteFromClipboard {
  private graph: Graph;
  constructor(graph: Graph);
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
