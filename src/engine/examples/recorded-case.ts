import type { Hat } from '../model/engine-state.ts';
import type { PositionRange, Selection } from '#shared/text/position.ts';

/** A token with a hat on one of its characters. */
export type CaseMark = Hat;

/** The editor's state at one moment. */
export interface CaseState {
  readonly text: string;
  readonly selections: readonly Selection[];
  readonly marks: readonly Hat[];
  readonly clipboard?: string;
  /** What "that" refers to at this moment. */
  readonly thatMark: readonly PositionRange[];
  /** What "source" refers to at this moment. */
  readonly sourceMark: readonly PositionRange[];
}

/** A flash of color that shows what a command works on. */
export interface CaseDecoration {
  readonly name: string;
  readonly wholeLines: boolean;
  readonly range: PositionRange;
}

/** A parsed test case that was recorded with the extension. */
export interface RecordedCase {
  readonly languageId: string;
  readonly spokenForm: string;
  readonly before: CaseState;
  /** Absent if the command failed. */
  readonly after?: CaseState;
  readonly decorations: readonly CaseDecoration[];
  /** Name of the error that the command failed with. */
  readonly error?: string;
  /** The command's return value, in words. */
  readonly returned?: string;
  /** What happens outside the text, as one sentence written by the author. */
  readonly note?: string;
  /** The author's explanation of why the engine's result differs from the recorded one. */
  readonly differs?: string;
}
