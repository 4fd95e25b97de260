import { Range, TextEditor } from '../libs/common';
import { RangeOffsets } from '../typings/updateSelections';

export interface PartialToken {
  text: string;
  range: Range;
  offsets: RangeOffsets;
}

export declare function getTokensInRange(editor: TextEditor, range: Range): PartialToken[];
