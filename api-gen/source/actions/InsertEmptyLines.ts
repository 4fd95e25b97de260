import { Range } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class InsertEmptyLines implements Action {
  private graph: Graph;
  private insertAbove: boolean;
  private insertBelow: boolean;
  constructor(graph: Graph, insertAbove: boolean, insertBelow: boolean);
  private getRanges(targets: Target[]): Range[];
  private getEdits(ranges: Range[]): {
    range: Range;
    text: string;
  }[];
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
export declare class InsertEmptyLinesAround extends InsertEmptyLines {
  constructor(graph: Graph);
}
export declare class InsertEmptyLineAbove extends InsertEmptyLines {
  constructor(graph: Graph);
}
export declare class InsertEmptyLineBelow extends InsertEmptyLines {
  constructor(graph: Graph);
}
