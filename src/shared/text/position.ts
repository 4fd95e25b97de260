/** A place in a text, both counted from 0; `character` counts UTF-16 code units, as the editor does. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** From one place to another, the end not included. */
export interface PositionRange {
  readonly start: Position;
  readonly end: Position;
}

/** A selection; the cursor stands at `active`, which may come before `anchor`. */
export interface Selection {
  readonly anchor: Position;
  readonly active: Position;
}
