import { BreakpointDescriptor } from '../../libs/common';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';
export declare function vscodeToggleBreakpoint(
  editor: VscodeTextEditorImpl,
  descriptors: BreakpointDescriptor[] | undefined,
): Promise<void>;
