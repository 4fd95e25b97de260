import { Range } from '..';
export declare class Position {
  readonly line: number;
  readonly character: number;
  constructor(line: number, character: number);
  isEqual(other: Position): boolean;
  isBefore(other: Position): boolean;
  isAfter(other: Position): boolean;
  isBeforeOrEqual(other: Position): boolean;
  isAfterOrEqual(other: Position): boolean;
  compareTo(other: Position): number;
  with(line?: number, character?: number): Position;
  translate(lineDelta?: number, characterDelta?: number): Position;
  toEmptyRange(): Range;
}
