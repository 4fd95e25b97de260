import type { Range } from '#shared/text/range.ts';

/**
 * A piece of text that a command works on, as plain data. Its kind determines the delimiters around
 * it, what is removed with it and what separates it from inserted text (`removal-of.ts`,
 * `delimiters-of.ts`).
 */
export interface Target {
  readonly kind: TargetKind;
  readonly content: Range;
  /** For kind "scope": the extension's name for the scope. */
  readonly name?: string;
  /** Whether the cursor goes to the start when the target is selected. */
  readonly isReversed: boolean;
  /**
   * Whether the extent is implicit (a hat, an empty cursor); "every" then takes all siblings
   * instead of the scopes inside the target.
   */
  readonly isImplied?: boolean;
  /** Delimiter between the target and inserted text, for kinds that do not imply one. */
  readonly delimiter?: string;
  readonly leading?: Range;
  readonly trailing?: Range;
  readonly removal?: Range;
  /** What "inside" refers to. */
  readonly interior?: Range;
  /** What "bounds" refers to: the target without its interior. */
  readonly boundary?: readonly [left: Range, right: Range];
  /** For kind "position": where the target is relative to `of`. */
  readonly position?: PositionName;
  /** Whether the position is in raw text, where no delimiter is added. */
  readonly isRaw?: boolean;
  /**
   * For a position, the target it belongs to; otherwise what "that" should refer to instead of this
   * target.
   */
  readonly of?: Target;
}

/** The parts of a target that are needed to select it. */
export type Selected = Pick<Target, 'content' | 'isReversed'>;

/** Positions relative to a target. */
export type PositionName = 'before' | 'after' | 'start' | 'end';

/**
 * `untyped`: a mark or a range of marks, which an action may expand. `plain`: text without
 * delimiters. `raw`: the same, spoken with "just". `interior` and `position`: see those properties.
 * The other kinds are named after their scopes; a `scope` comes from a parser or a list.
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
