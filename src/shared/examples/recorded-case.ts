import type { HatStyle } from '../hats.ts';
import type { PositionRange, Selection } from '../text/position.ts';

/** A token that wears a hat over one of its characters. */
export interface CaseMark {
  readonly hat: HatStyle;
  readonly character: string;
  readonly range: PositionRange;
}

/** The editor at one moment. */
export interface CaseState {
  readonly text: string;
  readonly selections: readonly Selection[];
  readonly marks: readonly CaseMark[];
  readonly clipboard?: string;
  /** What "that" means at this moment. */
  readonly thatMark: readonly PositionRange[];
  /** What "source" means at this moment. */
  readonly sourceMark: readonly PositionRange[];
}

/** A flash of colour with which the editor shows what a command works on. */
export interface CaseDecoration {
  readonly name: string;
  readonly wholeLines: boolean;
  readonly range: PositionRange;
}

/** A recorded test case of the extension, read. */
export interface RecordedCase {
  readonly languageId: string;
  readonly spokenForm: string;
  readonly before: CaseState;
  /** Missing when the command failed. */
  readonly after?: CaseState;
  readonly decorations: readonly CaseDecoration[];
  /** Name of the error with which the command failed. */
  readonly error?: string;
  /** What the command gave back, in words. */
  readonly returned?: string;
  /** What happens outside the text, in a sentence of the author. */
  readonly note?: string;
  /** The author's explanation of why the engine's result differs. */
  readonly differs?: string;
}
