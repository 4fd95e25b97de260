import { RevealLineAt } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';
export declare function vscodeRevealLine(
  editor: VscodeTextEditorImpl,
  lineNumber: number,
  at: RevealLineAt,
): Promise<void>;
