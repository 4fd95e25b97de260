import { Position, Range, TextEditor } from '../libs/common';

export declare function isAtEndOfLine(editor: TextEditor, position: Position): boolean;

export declare function isAtStartOfLine(position: Position): boolean;

export declare function expandToFullLine(editor: TextEditor, range: Range): Range;

export declare function getRangeLength(editor: TextEditor, range: Range): number;

export declare function strictlyContains(range1: Range, rangeOrPosition: Range | Position): boolean;
