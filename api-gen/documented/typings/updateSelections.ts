/**
 * Data with which ranges are kept in place while a document changes around them.
 *
 * @module
 */
import type { Range } from '../libs/common';
import type {
  TextDocumentChangeEvent,
  TextDocumentContentChangeEvent,
} from '../libs/common/ide/types/Events';

/** A range as two character offsets from the start of the document. */
export interface RangeOffsets {
  /** Offset of the first character. */
  start: number;

  /** Offset just after the last character. */
  end: number;
}

/** What one end of a range does with text that is inserted right at it. */
type SingleEdgeExpansionBehavior = SimpleExpansionBehavior | RegexExpansionBehavior;

/** Always or never takes in text inserted at the edge. */
interface SimpleExpansionBehavior {
  /** `open` grows to take in the text, `closed` leaves it outside. */
  type: 'open' | 'closed';
}

/** Takes in text inserted at the edge as far as it continues the same token. */
interface RegexExpansionBehavior {
  /** Marks the behavior as depending on the text. */
  type: 'regex';

  /** Matches a complete token of the language; the range grows as long as its text remains one. */
  regex: RegExp;
}

/** What a range does when text is inserted at its edges. */
interface ExpansionBehavior {
  /** Rule for the front edge. */
  start: SingleEdgeExpansionBehavior;

  /** Rule for the back edge. */
  end: SingleEdgeExpansionBehavior;
}

/**
 * A range to be kept up to date and the rules it follows; the range is replaced in place when the
 * document changes.
 */
export interface RangeInfo {
  /** The range as it is at present. */
  range: Range;

  /** What happens to text inserted at the edges. */
  expansionBehavior: ExpansionBehavior;
}

/** A range with the derived data that updating needs. */
export interface FullRangeInfo extends RangeInfo {
  /** The range in character offsets. */
  offsets: RangeOffsets;

  /** The text that the range covers. */
  text: string;
}

/** One change of a document, marked when it must not push an empty selection aside. */
export interface ExtendedTextDocumentContentChangeEvent extends TextDocumentContentChangeEvent {
  /**
   * Whether the change is a replacement, so that an empty selection at its start stays where it is.
   */
  isReplace?: boolean;
}

/** A set of changes that were applied to a document in one step. */
export interface ExtendedTextDocumentChangeEvent extends TextDocumentChangeEvent {
  /** The changes, none of which overlap. */
  readonly contentChanges: ReadonlyArray<ExtendedTextDocumentContentChangeEvent>;
}

/** One change of a document with its extent before and after. */
export interface ChangeEventInfo {
  /** The change as the editor reported it. */
  event: ExtendedTextDocumentContentChangeEvent;

  /** The replaced text, in offsets of the old document. */
  originalOffsets: RangeOffsets;

  /** The new text, in offsets of the changed document. */
  finalOffsets: RangeOffsets;

  /**
   * By how many characters text after the change has moved; negative when the document became
   * shorter.
   */
  displacement: number;
}

/** A selection to be kept up to date. */
export interface SelectionInfo extends RangeInfo {
  /** Whether the cursor is at the end of the selection. */
  isForward: boolean;
}

/** A selection with the derived data that updating needs. */
export interface FullSelectionInfo extends FullRangeInfo, SelectionInfo {}

export {};
