import type { EndOfLine, Position, Range } from '..';
export interface TextEditorEdit {
  replace(location: Position | Range, value: string): void;
  insert(location: Position, value: string): void;
  delete(location: Range): void;
  setEndOfLine(endOfLine: EndOfLine): void;
}
