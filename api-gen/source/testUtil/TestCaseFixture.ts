import type { CommandLatest } from '../core/commandRunner/typings/command.types';
import type { SpyIDERecordedValues } from '../libs/common/ide/spy/SpyIDE';
import { TargetDescriptor } from '../typings/TargetDescriptor';
import type { TestCaseSnapshot } from '../libs/vscode-common/testUtil/takeSnapshot';
import type { PositionPlainObject } from '../libs/vscode-common/testUtil/toPlainObject';

export type TestCaseCommand = CommandLatest;

export interface PlainTestDecoration {
  name: string;
  type: 'token' | 'line';
  start: PositionPlainObject;
  end: PositionPlainObject;
}

export type ThrownError = {
  name: string;
};

export type TestCaseFixture = {
  languageId: string;
  postEditorOpenSleepTimeMs?: number;
  postCommandSleepTimeMs?: number;
  command: TestCaseCommand;
  marksToCheck?: string[];
  initialState: TestCaseSnapshot;
  decorations?: PlainTestDecoration[];
  ide?: SpyIDERecordedValues;
  finalState?: TestCaseSnapshot;
  thrownError?: ThrownError;
  returnValue?: unknown;
  fullTargets: TargetDescriptor[];
};
