/**
 * What an editor tells about documents.
 *
 * @module
 */

import type { TextDocument, Range } from '../..';

/** A change of a document, made in one step. */
export interface TextDocumentChangeEvent {
  /** The document after the change. */
  readonly document: TextDocument;

  /** The parts of the change. */
  readonly contentChanges: readonly TextDocumentContentChangeEvent[];

  /** Whether it was an undo or a redo, if that is known. */
  readonly reason?: TextDocumentChangeReason;
}

/** One replaced stretch of text. */
export interface TextDocumentContentChangeEvent {
  /** What was replaced. */
  readonly range: Range;

  /** How many characters precede it. */
  readonly rangeOffset: number;

  /** How many characters were replaced. */
  readonly rangeLength: number;

  /** What replaced them. */
  readonly text: string;
}

/** Why a document changed other than by ordinary editing. */
export type TextDocumentChangeReason = 'undo' | 'redo';
