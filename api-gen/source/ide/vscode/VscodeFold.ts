import { Range } from '../../libs/common';
import VscodeIDE from './VscodeIDE';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';
export declare function vscodeFold(
  ide: VscodeIDE,
  editor: VscodeTextEditorImpl,
  ranges: Range[] | undefined,
): Promise<void>;
export declare function vscodeUnfold(
  ide: VscodeIDE,
  editor: VscodeTextEditorImpl,
  ranges: Range[] | undefined,
): Promise<void>;
