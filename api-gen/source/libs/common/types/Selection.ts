import { Position, Range } from '..';
export declare class Selection extends Range {
  readonly anchor: Position;
  readonly active: Position;
  get isReversed(): boolean;
  constructor(anchor: Position, active: Position);
  constructor(
    anchorLine: number,
    anchorCharacter: number,
    activeLine: number,
    activeCharacter: number,
  );
  isEqual(other: Selection): boolean;
}
