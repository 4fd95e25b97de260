import { Position, Range, Selection, TextEditor } from '../libs/common';
import type {
  PositionPlainObject,
  RangePlainObject,
  SelectionPlainObject,
  TargetPlainObject,
} from '../libs/vscode-common/testUtil/toPlainObject';
import type { Target } from '../typings/target.types';

export declare function plainObjectToTarget(
  editor: TextEditor,
  plainObject: TargetPlainObject,
): Target;

export declare function plainObjectToPosition(position: PositionPlainObject): Position;

export declare function plainObjectToRange(range: RangePlainObject): Range;

export declare function plainObjectToSelection(selection: SelectionPlainObject): Selection;
