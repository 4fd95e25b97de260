import { ExtensionContext } from 'vscode';
import type { RunMode } from '../../libs/common';
export declare function vscodeRunMode(extensionContext: ExtensionContext): RunMode;
