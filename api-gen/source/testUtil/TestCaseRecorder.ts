import * as vscode from 'vscode';
import SpyIDE from '../libs/common/ide/spy/SpyIDE';
import { IDE } from '../libs/common/ide/types/ide.types';
import { ExtraSnapshotField } from '../libs/vscode-common/testUtil/takeSnapshot';
import { Graph } from '../typings/Types';
import { TestCase, TestCaseContext } from './TestCase';
import { TestCaseCommand } from './TestCaseFixture';

interface RecordTestCaseCommandArg {
  isHatTokenMapTest?: boolean;
  isDecorationsTest?: boolean;
  directory?: string;
  isSilent?: boolean;
  extraSnapshotFields?: ExtraSnapshotField[];
  showCalibrationDisplay?: boolean;
  recordErrors?: boolean;
  captureFinalThatMark?: boolean;
}

export declare class TestCaseRecorder {
  private graph: Graph;
  private active: boolean;
  private workspacePath: string | null;
  private workspaceName: string | null;
  private fixtureRoot: string | null;
  private targetDirectory: string | null;
  private testCase: TestCase | null;
  private isHatTokenMapTest: boolean;
  private isDecorationsTest: boolean;
  private disposables: vscode.Disposable[];
  private isSilent?: boolean;
  private startTimestamp?: bigint;
  private extraSnapshotFields?: ExtraSnapshotField[];
  private paused: boolean;
  private isErrorTest: boolean;
  private originalTextEditorOptions: vscode.TextEditorOptions;
  private calibrationStyle: vscode.TextEditorDecorationType;
  private captureFinalThatMark: boolean;
  private spyIde: SpyIDE | undefined;
  private originalIde: IDE | undefined;
  constructor(graph: Graph);
  init(): void;
  isActive(): boolean;
  start(arg?: RecordTestCaseCommandArg): Promise<{
    startTimestampISO: string;
  } | null>;
  private recordStartTime(showCalibrationDisplay: boolean): Promise<string>;
  stop(): void;
  preCommandHook(command: TestCaseCommand, context: TestCaseContext): Promise<void>;
  postCommandHook(returnValue: any): Promise<void>;
  finishTestCase(): Promise<void>;
  private writeToFile(outPath: string, fixture: string): Promise<void>;
  private promptSubdirectory(): Promise<string | undefined>;
  private promptNewSubdirectory(): Promise<string | undefined>;
  private calculateFilePath(testCase: TestCase): string;
  commandErrorHook(error: Error): Promise<void>;
  finallyHook(): void;
  dispose(): void;
}

export {};
