import type VscodeIDE from './VscodeIDE';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';
declare function vscodeFocusEditor(ide: VscodeIDE, editor: VscodeTextEditorImpl): Promise<void>;

export default vscodeFocusEditor;
