import { EditStyle } from '../core/editStyles';
import { Range, Selection, TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { EditWithRangeUpdater, Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
type ActionType = 'bring' | 'move' | 'swap';
interface ExtendedEdit {
  edit: EditWithRangeUpdater;
  editor: TextEditor;
  isSource: boolean;
  originalTarget: Target;
}
interface MarkEntry {
  editor: TextEditor;
  selection: Selection;
  isSource: boolean;
  target: Target;
}
declare class BringMoveSwap implements Action {
  private graph: Graph;
  private type: ActionType;
  constructor(graph: Graph, type: ActionType);
  private broadcastSource(sources: Target[], destinations: Target[]): any[];
  private getDecorationContext(): {
    sourceStyle: EditStyle;
    destinationStyle: EditStyle;
    getSourceRangeCallback: typeof getRemovalHighlightRange;
  };
  private decorateTargets(sources: Target[], destinations: Target[]): Promise<void>;
  private getEdits(sources: Target[], destinations: Target[]): ExtendedEdit[];
  private performEditsAndComputeThatMark(edits: ExtendedEdit[]): Promise<MarkEntry[]>;
  private decorateThatMark(thatMark: MarkEntry[]): Promise<[void, void]>;
  private calculateMarks(markEntries: MarkEntry[]): {
    thatMark: MarkEntry[];
    sourceMark: MarkEntry[];
  };
  run(targets: [Target[], Target[]]): Promise<ActionReturnValue>;
}
export declare class Bring extends BringMoveSwap {
  constructor(graph: Graph);
}
export declare class Move extends BringMoveSwap {
  constructor(graph: Graph);
}
export declare class Swap extends BringMoveSwap {
  constructor(graph: Graph);
}
declare function getRemovalHighlightRange(target: Target): Range | undefined;
