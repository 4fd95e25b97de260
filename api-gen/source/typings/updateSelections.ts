import type { Range } from '../libs/common';
import type {
  TextDocumentChangeEvent,
  TextDocumentContentChangeEvent,
} from '../libs/common/ide/types/Events';

export interface RangeOffsets {
  start: number;
  end: number;
}

type SingleEdgeExpansionBehavior = SimpleExpansionBehavior | RegexExpansionBehavior;

interface SimpleExpansionBehavior {
  type: 'open' | 'closed';
}

interface RegexExpansionBehavior {
  type: 'regex';
  regex: RegExp;
}

interface ExpansionBehavior {
  start: SingleEdgeExpansionBehavior;
  end: SingleEdgeExpansionBehavior;
}

export interface RangeInfo {
  range: Range;
  expansionBehavior: ExpansionBehavior;
}

export interface FullRangeInfo extends RangeInfo {
  offsets: RangeOffsets;
  text: string;
}

export interface ExtendedTextDocumentContentChangeEvent extends TextDocumentContentChangeEvent {
  isReplace?: boolean;
}

export interface ExtendedTextDocumentChangeEvent extends TextDocumentChangeEvent {
  readonly contentChanges: ReadonlyArray<ExtendedTextDocumentContentChangeEvent>;
}

export interface ChangeEventInfo {
  event: ExtendedTextDocumentContentChangeEvent;
  originalOffsets: RangeOffsets;
  finalOffsets: RangeOffsets;
  displacement: number;
}

export interface RangeOffsets {
  start: number;
  end: number;
}

export interface SelectionInfo extends RangeInfo {
  isForward: boolean;
}

export interface FullSelectionInfo extends FullRangeInfo, SelectionInfo {}

export {};
