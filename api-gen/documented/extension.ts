/**
 * The entry point that the editor calls when the extension starts and stops.
 *
 * @module
 */

import * as vscode from 'vscode';
import { CursorlessApi } from './libs/vscode-common/getExtensionApi';

/**
 * Starts the extension: builds the object graph, sets up hats, commands and keyboard support, and
 * connects the parse tree and command server extensions.
 *
 * @param context - What the editor gives the extension: its paths, stored state and list of
 *   things to dispose.
 * @returns The interface that other extensions and the end-to-end tests use.
 */
export declare function activate(context: vscode.ExtensionContext): Promise<CursorlessApi>;

/** Does nothing; whatever must be released has been registered for disposal in {@link activate}. */
export declare function deactivate(): void;
