import { TextEditor } from '../libs/common';

export declare function getDisplayLineMap(
  editor: TextEditor,
  extraLines?: number[],
): Map<number, number>;
