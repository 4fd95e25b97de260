import { Range, TextEditor } from '../../../libs/common';

export declare function tokenizeRange(
  editor: TextEditor,
  interior: Range,
  boundary?: [Range, Range],
): Token[];

export declare function joinLexemesBySkippingMatchingPairs(lexemes: string[]): string[];

interface Token {
  range: Range;
  type: 'item' | 'separator' | 'boundary';
}

export {};
