/**
 * Fixed values for tests.
 *
 * @module
 */

import type { TextEditorOptions } from '../../common';

/** The tab settings that every test starts with. */
export declare const DEFAULT_TEXT_EDITOR_OPTIONS_FOR_TEST: TextEditorOptions;
