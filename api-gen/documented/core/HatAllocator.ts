/**
 * Decides when hats are handed out again.
 *
 * @module
 */

import * as vscode from 'vscode';
import { Disposable } from 'vscode';
import { Graph } from '../typings/Types';
import { IndividualHatMap } from './IndividualHatMap';

/** What the allocator needs from its owner. */
interface Context {
  /** Returns the map to fill, after a snapshot has been taken if a new phrase has begun. */
  getActiveMap(): Promise<IndividualHatMap>;
}

/**
 * Gives hats to tokens whenever something visible has changed: documents, editors, selections,
 * scrolling, settings. Waits a moment, so that a burst of changes causes one allocation.
 */
export declare class HatAllocator {
  private graph: Graph;
  private context: Context;
  private timeoutHandle: NodeJS.Timeout | null;
  private isActive: boolean;
  private disposables: Disposable[];
  private disposalFunctions: (() => void)[];

  /**
   * Creates a {@link HatAllocator}.
   *
   * @param graph - The extension's shared objects; used here: `decorations`.
   * @param context - Where the map to fill comes from.
   */
  constructor(graph: Graph, context: Context);
  private clearEditorDecorations(editor: vscode.TextEditor): void;

  /** Hands out hats now; clears them instead if the user has switched hats off. */
  addDecorations(): Promise<void>;

  /** Hands out hats after the delay in the settings; a further call starts the delay again. */
  addDecorationsDebounced(): void;
  private toggleDecorations(): void;

  /** Stops listening. */
  dispose(): void;
}
