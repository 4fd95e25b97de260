import { RevealLineAt } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class Scroll implements Action {
  private graph: Graph;
  private at: RevealLineAt;
  constructor(graph: Graph, at: RevealLineAt);
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
export declare class ScrollToTop extends Scroll {
  constructor(graph: Graph);
}
export declare class ScrollToCenter extends Scroll {
  constructor(graph: Graph);
}
export declare class ScrollToBottom extends Scroll {
  constructor(graph: Graph);
}
