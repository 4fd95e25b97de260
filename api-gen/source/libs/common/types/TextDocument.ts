import type { Position, Range, TextLine } from '..';
import type { URI } from 'vscode-uri';
export interface TextDocument {
  readonly uri: URI;
  readonly languageId: string;
  readonly version: number;
  readonly lineCount: number;
  readonly range: Range;
  lineAt(line: number): TextLine;
  lineAt(position: Position): TextLine;
  offsetAt(position: Position): number;
  positionAt(offset: number): Position;
  getText(range?: Range): string;
}
