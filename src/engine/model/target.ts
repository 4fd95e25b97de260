import type { Range } from '#shared/text/range.ts';

/**
 * What a command works on, found in the text: plain data. Its kind decides what stands round it, what goes with it and what
 * is put between it and something new (`removal-of.ts`, `delimiters-of.ts`).
 */
export interface Target {
  readonly kind: TargetKind;
  readonly content: Range;
  /** The extension's name of the scope, for kind "scope". */
  readonly name?: string;
  /** Whether the cursor stands at the start when the target is selected. */
  readonly isReversed: boolean;
  /** False when nobody chose the extent (a hat, an empty cursor): "every" then takes all scopes, not those inside it. */
  readonly isChosen: boolean;
  /** What is put between the target and something new; for kinds that do not imply it. */
  readonly delimiter?: string;
  readonly leading?: Range;
  readonly trailing?: Range;
  readonly removal?: Range;
  readonly interior?: readonly Range[];
  readonly boundary?: readonly Range[];
  /** For kind "position": which end of `of` is meant. */
  readonly position?: PositionName;
  /** Whether a position is one in raw text, where no delimiter is added. */
  readonly isRaw?: boolean;
  /** The target that a position belongs to, or that "that" shall mean instead of this one. */
  readonly of?: Target;
}

/** Words for the places next to a target. */
export type PositionName = 'before' | 'after' | 'start' | 'end';

/**
 * `untyped`: a mark or a range of marks, which an action may widen. `plain`: text and nothing round it. `raw`: the same, said
 * with "just". The others are named after their scope; `scope` is one that a parser or a list gives.
 */
type TargetKind =
  | 'untyped'
  | 'plain'
  | 'raw'
  | 'token'
  | 'word'
  | 'line'
  | 'paragraph'
  | 'document'
  | 'interior'
  | 'pair'
  | 'scope'
  | 'position';
