import { Target } from '../../typings/target.types';
import { Graph } from '../../typings/Types';
import { ActionReturnValue } from '../actions.types';
export declare function runEditNewNotebookCellTargets(
  graph: Graph,
  targets: Target[],
): Promise<ActionReturnValue>;
