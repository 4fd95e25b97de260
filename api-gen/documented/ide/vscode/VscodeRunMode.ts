/**
 * In which mode the extension runs.
 *
 * @module
 */

import { ExtensionContext } from 'vscode';
import type { RunMode } from '../../libs/common';

/**
 * Tells whether the extension was started for a user, a developer or a test.
 *
 * @param extensionContext - What the editor gave the extension.
 */
export declare function vscodeRunMode(extensionContext: ExtensionContext): RunMode;
