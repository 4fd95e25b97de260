/**
 * What extensions offer to each other.
 *
 * @module
 */

import * as vscode from 'vscode';
import type { SyntaxNode } from 'web-tree-sitter';
import type { ThatMark } from '../../core/ThatMark';
import type { SnippetMap } from '../../typings/snippet';
import type { Target } from '../../typings/target.types';
import type { Graph } from '../../typings/Types';
import type NormalizedIDE from '../common/ide/normalized/NormalizedIDE';
import type { IDE } from '../common/ide/types/ide.types';
import type { TargetPlainObject } from './testUtil/toPlainObject';

/** What end-to-end tests may reach into. */
interface TestHelpers {
  /** The object graph of the running extension. */
  graph: Graph;

  /** The editor as the extension sees it, with settings that tests control. */
  ide: NormalizedIDE;

  /** Exchanges the editor that the extension uses. */
  injectIde: (ide: IDE) => void;

  /**
   * Makes a target from its recorded form.
   *
   * @param editor - The editor that contains the target.
   * @param plainObject - The recorded form.
   */
  plainObjectToTarget(editor: vscode.TextEditor, plainObject: TargetPlainObject): Target;
}

/** What Cursorless offers to others. */
export interface CursorlessApi {
  /** What "that" refers to. */
  thatMark: ThatMark;

  /** What "source" refers to. */
  sourceMark: ThatMark;

  /** Only there in tests. */
  testHelpers: TestHelpers | undefined;

  /** May change without notice. Other extensions can register snippets through it. */
  experimental: {
    /** Adds another extension's snippets, in place of any that it added before. */
    registerThirdPartySnippets: (extensionId: string, snippets: SnippetMap) => void;
  };
}

/** What the parse tree extension offers. */
export interface ParseTreeApi {
  /**
   * Finds the innermost node at a location.
   *
   * @param location - A range in a document.
   */
  getNodeAtLocation(location: vscode.Location): SyntaxNode;

  /**
   * Loads the parser of a language.
   *
   * @param languageId - The language.
   * @returns Whether there is one.
   */
  loadLanguage: (languageId: string) => Promise<boolean>;
}

/** A signal from the voice side. */
export interface InboundSignal {
  /** Returns a value that differs each time the signal is given; `null` if it never was. */
  getVersion(): Promise<string | null>;
}

/** What the command server extension offers. */
export interface CommandServerApi {
  /** The signals; `prePhrase` is given at the beginning of each phrase. */
  signals: {
    /** Given at the beginning of each phrase, before any of its commands. */
    prePhrase: InboundSignal;
  };
}

/**
 * Activates an extension and returns what it offers.
 *
 * @param extensionId - The identifier of the extension.
 * @returns The interface, or `null` if the extension is not installed.
 */
export declare function getExtensionApi<T>(extensionId: string): Promise<T | null>;

/**
 * Activates an extension that must be there and returns what it offers.
 *
 * @param extensionId - The identifier of the extension.
 * @throws An error when the extension is not installed.
 */
export declare function getExtensionApiStrict<T>(extensionId: string): Promise<T>;

/** Returns what Cursorless offers; for tests. */
export declare function getCursorlessApi(): Promise<CursorlessApi>;

/** Returns what the parse tree extension offers, which Cursorless cannot do without. */
export declare function getParseTreeApi(): Promise<ParseTreeApi>;

/** Returns what the command server offers, or `null` if it is not installed. */
export declare function getCommandServerApi(): Promise<CommandServerApi | null>;
