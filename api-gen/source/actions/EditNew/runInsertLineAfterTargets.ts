import { EditableTextEditor } from '../../libs/common';
import { Graph } from '../../typings/Types';
import { State } from './EditNew.types';
export declare function runInsertLineAfterTargets(
  graph: Graph,
  editor: EditableTextEditor,
  state: State,
): Promise<State>;
