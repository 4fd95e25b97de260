import { Range } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';
export declare function vscodeInsertSnippet(
  editor: VscodeTextEditorImpl,
  snippet: string,
  ranges: Range[] | undefined,
): Promise<void>;
