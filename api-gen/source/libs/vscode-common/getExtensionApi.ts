import * as vscode from 'vscode';
import type { SyntaxNode } from 'web-tree-sitter';
import type { ThatMark } from '../../core/ThatMark';
import type { SnippetMap } from '../../typings/snippet';
import type { Target } from '../../typings/target.types';
import type { Graph } from '../../typings/Types';
import type NormalizedIDE from '../common/ide/normalized/NormalizedIDE';
import type { IDE } from '../common/ide/types/ide.types';
import type { TargetPlainObject } from './testUtil/toPlainObject';
interface TestHelpers {
  graph: Graph;
  ide: NormalizedIDE;
  injectIde: (ide: IDE) => void;
  plainObjectToTarget(editor: vscode.TextEditor, plainObject: TargetPlainObject): Target;
}
export interface CursorlessApi {
  thatMark: ThatMark;
  sourceMark: ThatMark;
  testHelpers: TestHelpers | undefined;
  experimental: {
    registerThirdPartySnippets: (extensionId: string, snippets: SnippetMap) => void;
  };
}
export interface ParseTreeApi {
  getNodeAtLocation(location: vscode.Location): SyntaxNode;
  loadLanguage: (languageId: string) => Promise<boolean>;
}
export interface InboundSignal {
  getVersion(): Promise<string | null>;
}
export interface CommandServerApi {
  signals: {
    prePhrase: InboundSignal;
  };
}
export declare function getExtensionApi<T>(extensionId: string): Promise<T | null>;
export declare function getExtensionApiStrict<T>(extensionId: string): Promise<T>;
export declare const getCursorlessApi: () => Promise<CursorlessApi>;
export declare const getParseTreeApi: () => Promise<ParseTreeApi>;
export declare const getCommandServerApi: () => Promise<CommandServerApi | null>;
