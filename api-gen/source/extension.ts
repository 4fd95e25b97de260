import * as vscode from 'vscode';
import { CursorlessApi } from './libs/vscode-common/getExtensionApi';
export declare function activate(context: vscode.ExtensionContext): Promise<CursorlessApi>;
export declare function deactivate(): void;
