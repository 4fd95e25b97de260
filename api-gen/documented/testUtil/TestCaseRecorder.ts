/**
 * Records spoken commands as test fixtures while the extension is being used.
 *
 * @module
 */
import * as vscode from 'vscode';
import SpyIDE from '../libs/common/ide/spy/SpyIDE';
import { IDE } from '../libs/common/ide/types/ide.types';
import { ExtraSnapshotField } from '../libs/vscode-common/testUtil/takeSnapshot';
import { Graph } from '../typings/Types';
import { TestCase, TestCaseContext } from './TestCase';
import { TestCaseCommand } from './TestCaseFixture';

/**
 * How a recording session behaves. A file named `config.json` beside the fixtures supplies the same
 * settings; those given here win.
 */
interface RecordTestCaseCommandArg {
  /**
   * Records tests of moving hats: each phrase holds two commands, the second of which names the
   * hats whose place is checked after the first, as in "chuck first char bat take bat".
   */
  isHatTokenMapTest?: boolean;

  /** Records which highlights are shown. */
  isDecorationsTest?: boolean;

  /** Folder for the fixtures; the user is asked for one when it is left out. */
  directory?: string;

  /** Suppresses the message after each saved fixture. */
  isSilent?: boolean;

  /** Parts of the editor state to be recorded beyond the usual ones. */
  extraSnapshotFields?: ExtraSnapshotField[];

  /**
   * Flashes the background at the start, so that a screen recording can be aligned with the
   * timestamps.
   */
  showCalibrationDisplay?: boolean;

  /** Keeps commands that fail as fixtures too, instead of dropping them. */
  recordErrors?: boolean;

  /** Records what "that" and "source" mean after each command. */
  captureFinalThatMark?: boolean;
}

/** Listens to commands and writes one fixture for each while a session is active. */
export declare class TestCaseRecorder {
  /** The engine's components; needed to look up hats for snapshots. */
  private graph: Graph;

  /** Whether a session has been started. */
  private active: boolean;

  /**
   * Folder of the extension's source: its own in development, otherwise the first open workspace.
   */
  private workspacePath: string | null;

  /** Last part of that folder's path. */
  private workspaceName: string | null;

  /** Folder below which fixtures live. */
  private fixtureRoot: string | null;

  /** Folder into which the present session writes. */
  private targetDirectory: string | null;

  /** The command that is being recorded. */
  private testCase: TestCase | null;

  /** Whether this session records tests of moving hats. */
  private isHatTokenMapTest: boolean;

  /** Whether this session records highlights. */
  private isDecorationsTest: boolean;

  /** Registered commands, to be removed on shutdown. */
  private disposables: vscode.Disposable[];

  /** Whether saved fixtures go unannounced. */
  private isSilent?: boolean;

  /** When the session began. */
  private startTimestamp?: bigint;

  /** Parts of the editor state to be recorded beyond the usual ones. */
  private extraSnapshotFields?: ExtraSnapshotField[];

  /** Whether an active session ignores commands for the moment. */
  private paused: boolean;

  /** Whether failing commands become fixtures. */
  private isErrorTest: boolean;

  /** The user's indentation settings, put back after each command. */
  private originalTextEditorOptions: vscode.TextEditorOptions;

  /** The highlight flashed for aligning a screen recording. */
  private calibrationStyle: vscode.TextEditorDecorationType;

  /** Whether "that" and "source" are recorded after each command. */
  private captureFinalThatMark: boolean;

  /** Wraps the editor while a command is recorded. */
  private spyIde: SpyIDE | undefined;

  /** The editor interface to be put back afterwards. */
  private originalIde: IDE | undefined;

  /**
   * Works out where fixtures are kept; recording is off.
   *
   * @param graph - The engine's components.
   */
  constructor(graph: Graph);

  /**
   * Registers the editor commands that start, stop, pause and resume recording and that take a
   * single snapshot.
   */
  init(): void;

  /** Says whether the next command is to be recorded. */
  isActive(): boolean;

  /**
   * Begins a session, after asking for a folder if none is given.
   *
   * @param arg - Settings of the session.
   * @returns The moment at which the session began, or `null` when the user chose no folder.
   */
  start(arg?: RecordTestCaseCommandArg): Promise<{
    /** The moment in ISO 8601 notation. */
    startTimestampISO: string;
  } | null>;

  /** Notes when the session began, if asked with a flash that marks the same moment on video. */
  private recordStartTime(showCalibrationDisplay: boolean): Promise<string>;

  /** Ends the session. */
  stop(): void;

  /**
   * Is called before a command runs. Starts a new fixture, or finishes the previous one when that
   * was waiting to learn which hats matter.
   *
   * @param command - The command about to run.
   * @param context - What the engine knows at this moment.
   */
  preCommandHook(command: TestCaseCommand, context: TestCaseContext): Promise<void>;

  /**
   * Is called after a command has run; takes the final snapshot and saves the fixture unless it has
   * to wait for a second command.
   *
   * @param returnValue - What the command returned.
   */
  postCommandHook(returnValue: any): Promise<void>;

  /** Saves the fixture under a name made from the spoken form and announces it. */
  finishTestCase(): Promise<void>;

  /** Writes one fixture file. */
  private writeToFile(outPath: string, fixture: string): Promise<void>;

  /** Lets the user pick or create a folder; throws outside the extension's own source tree. */
  private promptSubdirectory(): Promise<string | undefined>;

  /** Asks for the name of a new folder and returns to the list when the question is dismissed. */
  private promptNewSubdirectory(): Promise<string | undefined>;

  /** Makes a file name in camel case from the spoken form, with a number when it is taken. */
  private calculateFilePath(testCase: TestCase): string;

  /**
   * Is called when a command has failed; saves the error as the expected outcome, or drops the
   * fixture if errors are not recorded.
   *
   * @param error - What the command threw.
   */
  commandErrorHook(error: Error): Promise<void>;

  /**
   * Is called after a command in either case; puts the editor and its settings back as they were.
   */
  finallyHook(): void;

  /** Removes the registered commands and the calibration highlight. */
  dispose(): void;
}

export {};
