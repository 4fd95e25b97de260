import type { TestDecoration } from '../../../core/editStyles';
import type { Target } from '../../../typings/target.types';
import type { Token } from '../../../typings/Types';
import type { Range, Selection, Position } from '../../common';
export type PositionPlainObject = {
  line: number;
  character: number;
};
export type RangePlainObject = {
  start: PositionPlainObject;
  end: PositionPlainObject;
};
export type SelectionPlainObject = {
  anchor: PositionPlainObject;
  active: PositionPlainObject;
};
export type TargetPlainObject = {
  type: string;
  contentRange: RangePlainObject;
  isReversed: boolean;
  hasExplicitRange: boolean;
};
export type SerializedMarks = {
  [decoratedCharacter: string]: RangePlainObject;
};
export declare function rangeToPlainObject(range: Range): RangePlainObject;
export declare function selectionToPlainObject(selection: Selection): SelectionPlainObject;
export declare function targetToPlainObject(target: Target): TargetPlainObject;
export declare function positionToPlainObject(position: Position): PositionPlainObject;
export declare function marksToPlainObject(marks: {
  [decoratedCharacter: string]: Token;
}): SerializedMarks;
export declare function testDecorationsToPlainObject(decorations: TestDecoration[]): {
  name:
    | 'pendingDeleteBackground'
    | 'referencedBackground'
    | 'pendingModification0Background'
    | 'pendingModification1Background'
    | 'justAddedBackground'
    | 'highlight0Background'
    | 'highlight1Background';
  type: 'token' | 'line';
  start: PositionPlainObject;
  end: PositionPlainObject;
}[];
