import type { TextEditorOptions } from '../../common';
export declare const DEFAULT_TEXT_EDITOR_OPTIONS_FOR_TEST: TextEditorOptions;
