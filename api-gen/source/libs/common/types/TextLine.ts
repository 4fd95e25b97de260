import type { Range } from '..';
export interface TextLine {
  readonly lineNumber: number;
  readonly text: string;
  readonly range: Range;
  readonly rangeIncludingLineBreak: Range;
  readonly firstNonWhitespaceCharacterIndex: number;
  readonly lastNonWhitespaceCharacterIndex: number;
  readonly isEmptyOrWhitespace: boolean;
}
