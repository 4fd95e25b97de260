/**
 * A position in text. Both fields are zero-based; `character` counts UTF-16 code units, as the
 * editor does.
 */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A range between two positions, end exclusive. */
export interface PositionRange {
  readonly start: Position;
  readonly end: Position;
}

/** A selection. The cursor is at `active`, which may precede `anchor`. */
export interface Selection {
  readonly anchor: Position;
  readonly active: Position;
}

/** Whether the active end of a selection comes before its anchor. */
export function isReversed({ anchor, active }: Selection): boolean {
  return (
    active.line < anchor.line ||
    (active.line === anchor.line && active.character < anchor.character)
  );
}

interface Selected {
  readonly text: string;
  readonly selections: readonly Selection[];
}

/** Whether two states have the same text and selections. */
export function looksSame(one: Selected, other: Selected): boolean {
  return (
    one.text === other.text && JSON.stringify(one.selections) === JSON.stringify(other.selections)
  );
}
