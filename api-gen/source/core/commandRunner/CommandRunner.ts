import * as vscode from 'vscode';
import { OutdatedExtensionError } from '../../errors';
import { Graph } from '../../typings/Types';
import { ThatMark } from '../ThatMark';
import { Command } from './typings/command.types';
declare class CommandRunner {
  private graph: Graph;
  private thatMark: ThatMark;
  private sourceMark: ThatMark;
  private disposables: vscode.Disposable[];
  constructor(graph: Graph, thatMark: ThatMark, sourceMark: ThatMark);
  runCommand(command: Command): Promise<any>;
  showUpdateExtensionErrorMessage(err: OutdatedExtensionError): Promise<void>;
  private runCommandBackwardCompatible(
    spokenFormOrCommand: string | Command,
    ...rest: unknown[]
  ): Promise<any>;
  dispose(): void;
}

export default CommandRunner;
