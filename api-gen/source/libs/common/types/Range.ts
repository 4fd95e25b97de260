import { Position, Selection } from '..';
export declare class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(start: Position, end: Position);
  constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number);
  get isEmpty(): boolean;
  get isSingleLine(): boolean;
  isRangeEqual(other: Range): boolean;
  contains(positionOrRange: Position | Range): boolean;
  intersection(other: Range): Range | undefined;
  union(other: Range): Range;
  with(start?: Position, end?: Position): Range;
  toSelection(isReversed: boolean): Selection;
}
