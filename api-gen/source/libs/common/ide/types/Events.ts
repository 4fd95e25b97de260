import type { TextDocument, Range } from '../..';
export interface TextDocumentChangeEvent {
  readonly document: TextDocument;
  readonly contentChanges: readonly TextDocumentContentChangeEvent[];
  readonly reason?: TextDocumentChangeReason;
}
export interface TextDocumentContentChangeEvent {
  readonly range: Range;
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}
export type TextDocumentChangeReason = 'undo' | 'redo';
