import { Token } from '../typings/Types';

export declare function getTokenComparator(
  selectionDisplayLine: number,
  selectionCharacterIndex: number,
): (a: Token, b: Token) => number;
