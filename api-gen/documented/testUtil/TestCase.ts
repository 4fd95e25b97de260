/**
 * Collects what is needed to turn one spoken command into a test fixture.
 *
 * @module
 */
import { TestDecoration } from '../core/editStyles';
import { ReadOnlyHatMap } from '../core/IndividualHatMap';
import { ThatMark } from '../core/ThatMark';
import SpyIDE, { SpyIDERecordedValues } from '../libs/common/ide/spy/SpyIDE';
import { ExtraSnapshotField, TestCaseSnapshot } from '../libs/vscode-common/testUtil/takeSnapshot';
import { SerializedMarks } from '../libs/vscode-common/testUtil/toPlainObject';
import { TargetDescriptor } from '../typings/TargetDescriptor';
import type { PlainTestDecoration, TestCaseCommand, ThrownError } from './TestCaseFixture';

/** What the engine knows when a recorded command starts. */
export type TestCaseContext = {
  /** Targets to which "that" refers. */
  thatMark: ThatMark;

  /** Targets to which "source" refers. */
  sourceMark: ThatMark;

  /** The command's targets with everything unsaid filled in. */
  targets: TargetDescriptor[];

  /** Highlights that the command shows; the list fills while it runs. */
  decorations: TestDecoration[];

  /** The hats as they were when the phrase was spoken. */
  hatTokenMap: ReadOnlyHatMap;
};

/** A command under recording, with the state of the editor before and after it. */
export declare class TestCase {
  /** What the engine knew when the command started. */
  private context: TestCaseContext;

  /** Records which messages the command shows to the user. */
  private spyIde: SpyIDE;

  /**
   * Whether the fixture checks that hats move along with edits, so that the next command names the
   * hats of interest.
   */
  private isHatTokenMapTest: boolean;

  /** Whether highlights are part of the fixture. */
  private isDecorationsTest: boolean;

  /** When the recording session began, as a point on the high-resolution clock. */
  private startTimestamp: bigint;

  /** Whether the meaning of "that" and "source" after the command is part of the fixture. */
  private captureFinalThatMark: boolean;

  /** Parts of the editor state to be recorded beyond the usual ones. */
  private extraSnapshotFields?: ExtraSnapshotField[];

  /** Language of the active document. */
  private languageId: string;

  /** The command's targets, kept in the fixture for its readers. */
  private fullTargets: TargetDescriptor[];

  /** The editor before the command. */
  private initialState: TestCaseSnapshot | null;

  /** Highlights that were shown. */
  private decorations?: PlainTestDecoration[];

  /** The editor after the command. */
  private finalState?: TestCaseSnapshot;

  /** The error with which the command failed, in place of a final state. */
  thrownError?: ThrownError;

  /** What the command returned. */
  private returnValue?: unknown;

  /** The hats that the command's targets mention. */
  private targetKeys: string[];

  /** Backs {@link TestCase.awaitingFinalMarkInfo}. */
  private _awaitingFinalMarkInfo: boolean;

  /** Hats whose tokens are compared after the command. */
  private marksToCheck?: string[];

  /** The command in the newest protocol version, tidied up for the fixture. */
  command: TestCaseCommand;

  /** Messages that were shown to the user. */
  private spyIdeValues?: SpyIDERecordedValues;

  /**
   * Notes the language of the active document; nothing is recorded yet.
   *
   * @param command - The command as it arrived.
   * @param context - What the engine knows when the command starts.
   * @param spyIde - Stands in for the editor while the command runs.
   * @param isHatTokenMapTest - Whether a second command follows that names the hats to check.
   * @param isDecorationsTest - Whether highlights are part of the fixture.
   * @param startTimestamp - When the recording session began.
   * @param captureFinalThatMark - Whether "that" and "source" are recorded after the command.
   * @param extraSnapshotFields - Parts of the editor state to be recorded beyond the usual ones.
   */
  constructor(
    command: TestCaseCommand,
    context: TestCaseContext,
    spyIde: SpyIDE,
    isHatTokenMapTest: boolean,
    isDecorationsTest: boolean,
    startTimestamp: bigint,
    captureFinalThatMark: boolean,
    extraSnapshotFields?: ExtraSnapshotField[],
  );

  /** Keeps the highlights shown so far, provided that the fixture is meant to check them. */
  recordDecorations(): void;

  /**
   * Looks up the tokens under the hats to be recorded: all of them for a test of moving hats,
   * otherwise those in the targets.
   */
  private getMarks(): SerializedMarks;

  /** Says whether a target descriptor mentions a mark of the given type anywhere. */
  private includesThatMark(target: TargetDescriptor, type: string): boolean;

  /**
   * Lists the parts of the editor state that have no bearing on the command, such as the clipboard
   * for anything but copy, cut and paste.
   */
  private getExcludedFields(
    isInitialSnapshot: boolean,
  ): ('clipboard' | 'visibleRanges' | 'thatMark' | 'sourceMark')[];

  /**
   * Writes the fixture; throws when the state before the command, or both an outcome and an error,
   * are missing.
   *
   * @returns Contents of the fixture file.
   */
  toYaml(): string;

  /** Takes the snapshot of the editor before the command. */
  recordInitialState(): Promise<void>;

  /**
   * Takes the snapshot of the editor after the command, with highlights and messages.
   *
   * @param returnValue - What the command returned.
   */
  recordFinalState(returnValue: unknown): Promise<void>;

  /** Keeps the messages that were shown. */
  private recordSpyIdeValues(): void;

  /**
   * Narrows the recorded hats to those that this command or the one after it mentions, and stops
   * waiting.
   *
   * @param command - The command that follows and names the hats to check.
   * @param context - What the engine knows about the following command.
   */
  filterMarks(command: TestCaseCommand, context: TestCaseContext): void;

  /** Whether the fixture cannot be finished before the next command has named the hats to check. */
  get awaitingFinalMarkInfo(): boolean;
}
