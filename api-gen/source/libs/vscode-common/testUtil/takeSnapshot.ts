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
export type ExtraSnapshotField = keyof TestCaseSnapshot;
export type ExcludableSnapshotField = keyof TestCaseSnapshot;
export type TestCaseSnapshot = {
  documentContents: string;
  selections: SelectionPlainObject[];
  clipboard?: string;
  visibleRanges?: RangePlainObject[];
  marks?: SerializedMarks;
  thatMark?: TargetPlainObject[];
  sourceMark?: TargetPlainObject[];
  timeOffsetSeconds?: number;
  metadata?: unknown;
};
interface ExtraContext {
  startTimestamp?: bigint;
}
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
