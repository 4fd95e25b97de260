import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare abstract class SortBase implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  protected abstract sortTexts(texts: string[]): string[];
  run(targets: Target[][]): Promise<ActionReturnValue>;
}
export declare class Sort extends SortBase {
  private collator: Intl.Collator;
  protected sortTexts(texts: string[]): string[];
}
export declare class Reverse extends SortBase {
  protected sortTexts(texts: string[]): string[];
}
export declare class Random extends SortBase {
  protected sortTexts(texts: string[]): string[];
}
