/**
 * Where a command from the voice side arrives.
 *
 * @module
 */

import * as vscode from 'vscode';
import { OutdatedExtensionError } from '../../errors';
import { Graph } from '../../typings/Types';
import { ThatMark } from '../ThatMark';
import { Command } from './typings/command.types';

/** Registers the editor command that carries all spoken commands, and carries them out. */
declare class CommandRunner {
  private graph: Graph;
  private thatMark: ThatMark;
  private sourceMark: ThatMark;
  private disposables: vscode.Disposable[];

  /**
   * Creates a {@link CommandRunner}.
   *
   * @param graph - The extension's shared objects; used here: `actions`, `hatTokenMap`, `debug`
   *   and `testCaseRecorder`.
   * @param thatMark - Where the "that" mark is kept.
   * @param sourceMark - Where the source mark is kept.
   */
  constructor(graph: Graph, thatMark: ThatMark, sourceMark: ThatMark);

  /**
   * Carries out a command: brings it to the current version, fills in what was left unsaid, finds
   * the targets in the documents, performs the action, and stores the new marks.
   *
   * @param command - The command, in any supported version.
   * @returns The value that the action returns, if any.
   * @throws Whatever goes wrong on the way; an outdated extension is explained to the user first.
   */
  runCommand(command: Command): Promise<any>;

  /**
   * Tells the user that the extension is too old for the voice files, and offers to look for an
   * update.
   *
   * @param err - The error whose message is shown.
   */
  showUpdateExtensionErrorMessage(err: OutdatedExtensionError): Promise<void>;
  private runCommandBackwardCompatible(
    spokenFormOrCommand: string | Command,
    ...rest: unknown[]
  ): Promise<any>;

  /** Takes the command out again. */
  dispose(): void;
}

export default CommandRunner;
