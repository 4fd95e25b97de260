import { TestDecoration } from '../core/editStyles';
import { ReadOnlyHatMap } from '../core/IndividualHatMap';
import { ThatMark } from '../core/ThatMark';
import SpyIDE, { SpyIDERecordedValues } from '../libs/common/ide/spy/SpyIDE';
import { TestCaseSnapshot } from '../libs/vscode-common/testUtil/takeSnapshot';
import { SerializedMarks } from '../libs/vscode-common/testUtil/toPlainObject';
import { TargetDescriptor } from '../typings/TargetDescriptor';
import type { PlainTestDecoration, TestCaseCommand, ThrownError } from './TestCaseFixture';

export type TestCaseContext = {
  thatMark: ThatMark;
  sourceMark: ThatMark;
  targets: TargetDescriptor[];
  decorations: TestDecoration[];
  hatTokenMap: ReadOnlyHatMap;
};

export declare class TestCase {
  private context: TestCaseContext;
  private spyIde: SpyIDE;
  private isHatTokenMapTest: boolean;
  private isDecorationsTest: boolean;
  private startTimestamp: bigint;
  private captureFinalThatMark: boolean;
  private extraSnapshotFields?: (keyof TestCaseSnapshot)[] | undefined;
  private languageId: string;
  private fullTargets: TargetDescriptor[];
  private initialState: TestCaseSnapshot | null;
  private decorations?: PlainTestDecoration[];
  private finalState?: TestCaseSnapshot;
  thrownError?: ThrownError;
  private returnValue?: unknown;
  private targetKeys: string[];
  private _awaitingFinalMarkInfo: boolean;
  private marksToCheck?: string[];
  command: TestCaseCommand;
  private spyIdeValues?: SpyIDERecordedValues;
  constructor(
    command: TestCaseCommand,
    context: TestCaseContext,
    spyIde: SpyIDE,
    isHatTokenMapTest: boolean,
    isDecorationsTest: boolean,
    startTimestamp: bigint,
    captureFinalThatMark: boolean,
    extraSnapshotFields?: (keyof TestCaseSnapshot)[] | undefined,
  );
  recordDecorations(): void;
  private getMarks(): SerializedMarks;
  private includesThatMark(target: TargetDescriptor, type: string): boolean;
  private getExcludedFields(
    isInitialSnapshot: boolean,
  ): ('clipboard' | 'visibleRanges' | 'thatMark' | 'sourceMark')[];
  toYaml(): string;
  recordInitialState(): Promise<void>;
  recordFinalState(returnValue: unknown): Promise<void>;
  private recordSpyIdeValues(): void;
  filterMarks(command: TestCaseCommand, context: TestCaseContext): void;
  get awaitingFinalMarkInfo(): boolean;
}
