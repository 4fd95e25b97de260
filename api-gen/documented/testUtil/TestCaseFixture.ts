/**
 * The format of recorded test files.
 *
 * @module
 */
import type { CommandLatest } from '../core/commandRunner/typings/command.types';
import type { SpyIDERecordedValues } from '../libs/common/ide/spy/SpyIDE';
import { TargetDescriptor } from '../typings/TargetDescriptor';
import type { TestCaseSnapshot } from '../libs/vscode-common/testUtil/takeSnapshot';
import type { PositionPlainObject } from '../libs/vscode-common/testUtil/toPlainObject';

/** The command of a fixture, always in the newest protocol version. */
export type TestCaseCommand = CommandLatest;

/** A highlight as it is written to a fixture. */
export interface PlainTestDecoration {
  /** Name of the highlight style, which tells a deletion from a reference. */
  name: string;

  /** Whether exactly the range or the whole of its lines is colored. */
  type: 'token' | 'line';

  /** Where the highlight begins. */
  start: PositionPlainObject;

  /** Where the highlight ends. */
  end: PositionPlainObject;
}

/** The error that a fixture expects. */
export type ThrownError = {
  /** Name of the error's class; the message is not compared. */
  name: string;
};

/** Everything that is needed to replay a recorded command and to check its effect. */
export type TestCaseFixture = {
  /** Language of the document in which the command is replayed. */
  languageId: string;

  /**
   * How long to wait between opening the document and the command, for languages whose support
   * starts slowly.
   */
  postEditorOpenSleepTimeMs?: number;

  /** How long to wait between the command and the final snapshot, for effects that arrive late. */
  postCommandSleepTimeMs?: number;

  /** The command to replay. */
  command: TestCaseCommand;

  /** Hats whose tokens are compared afterwards; only in tests of moving hats. */
  marksToCheck?: string[];

  /** The editor before the command. */
  initialState: TestCaseSnapshot;

  /** Highlights that the command is expected to show. */
  decorations?: PlainTestDecoration[];

  /** Messages that the command is expected to show. */
  ide?: SpyIDERecordedValues;

  /** The editor after the command; missing when an error is expected. */
  finalState?: TestCaseSnapshot;

  /** The expected error; missing when the command is expected to succeed. */
  thrownError?: ThrownError;

  /** What the command is expected to return; missing when an error is expected. */
  returnValue?: unknown;

  /** The targets with everything unsaid filled in. For human readers only; not compared. */
  fullTargets: TargetDescriptor[];
};
