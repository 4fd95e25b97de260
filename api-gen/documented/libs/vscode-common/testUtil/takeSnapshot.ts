/**
 * What tests compare.
 *
 * @module
 */

import type { TextEditor } from '../../common';
import type { ThatMark } from '../../../core/ThatMark';
import type { Clipboard } from '../../common/ide/types/Clipboard';
import type { IDE } from '../../common/ide/types/ide.types';
import {
  RangePlainObject,
  SelectionPlainObject,
  SerializedMarks,
  TargetPlainObject,
} from './toPlainObject';

/** A part that is recorded only on request. */
export type ExtraSnapshotField = keyof TestCaseSnapshot;

/** A part that can be left out. */
export type ExcludableSnapshotField = keyof TestCaseSnapshot;

/** The state of an editor before or after a command. */
export type TestCaseSnapshot = {
  /** The text. */
  documentContents: string;

  /** The selections. */
  selections: SelectionPlainObject[];

  /** The text in the clipboard. */
  clipboard?: string;

  /** The lines that can be seen. */
  visibleRanges?: RangePlainObject[];

  /** The ranges of the hats that the command uses. */
  marks?: SerializedMarks;

  /** What "that" refers to. */
  thatMark?: TargetPlainObject[];

  /** What "source" refers to. */
  sourceMark?: TargetPlainObject[];

  /** The time since recording began. */
  timeOffsetSeconds?: number;

  /** Anything else that can be written as JSON. */
  metadata?: unknown;
};

/** What some extra parts need. */
interface ExtraContext {
  /** When recording began. */
  startTimestamp?: bigint;
}

/**
 * Records the state of an editor.
 *
 * @param thatMark - The "that" mark, if there is one.
 * @param sourceMark - The source mark, if there is one.
 * @param excludeFields - Parts to leave out; none by default.
 * @param extraFields - Parts to add; none by default.
 * @param editor - The editor.
 * @param ide - The application that the editor belongs to.
 * @param marks - The ranges of hats, if they matter.
 * @param extraContext - What the extra parts need.
 * @param metadata - Anything else to keep.
 * @param clipboard - The clipboard to read; that of the application by default.
 */
export declare function takeSnapshot(
  thatMark: ThatMark | undefined,
  sourceMark: ThatMark | undefined,
  excludeFields: (keyof TestCaseSnapshot)[] | undefined,
  extraFields: (keyof TestCaseSnapshot)[] | undefined,
  editor: TextEditor,
  ide: IDE,
  marks?: SerializedMarks,
  extraContext?: ExtraContext,
  metadata?: unknown,
  clipboard?: Clipboard,
): Promise<TestCaseSnapshot>;
