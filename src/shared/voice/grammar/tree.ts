import type { Term } from '../term.ts';

/** The syntax tree of one spoken command. */
export type CommandTree =
  | { readonly kind: 'simple'; readonly action: Term; readonly target: SpokenTarget }
  | { readonly kind: 'positional'; readonly action: Term; readonly destination: PositionalTarget }
  | {
      readonly kind: 'move-bring';
      readonly action: Term;
      readonly source: SpokenTarget;
      readonly destination: PositionalTarget | null;
    }
  | {
      readonly kind: 'swap';
      readonly action: Term;
      readonly first: SpokenTarget | null;
      readonly second: SpokenTarget;
    }
  | {
      readonly kind: 'reformat';
      readonly action: Term;
      readonly formatters: readonly Term[];
      readonly target: SpokenTarget;
    }
  | {
      readonly kind: 'wrap';
      readonly wrapper: Term;
      readonly action: Term;
      readonly target: SpokenTarget;
    }
  | {
      readonly kind: 'insert-snippet';
      readonly action: Term;
      readonly snippet: Term;
      readonly destination: PositionalTarget | null;
    }
  | {
      readonly kind: 'dictate-snippet';
      readonly action: Term;
      readonly snippet: Term;
      readonly words: readonly string[];
    }
  | { readonly kind: 'settings' | 'cheatsheet' | 'documentation' };

/** What a command acts on. */
export type SpokenTarget = RangeTarget | ListTarget | Primitive;

/** Several targets joined by "and". */
export interface ListTarget {
  readonly kind: 'list';
  readonly elements: readonly (RangeTarget | Primitive)[];
}

/** From one target to another; without an anchor, from the current selection. */
export interface RangeTarget {
  readonly kind: 'range';
  readonly anchor: Primitive | null;
  readonly rangeType: Term | null;
  /** null: only the range type was spoken; both ends are included. */
  readonly connective: Term | null;
  readonly active: Primitive;
}

/** A mark and the modifiers that change its extent. Without a mark, it is implied. */
export interface Primitive {
  readonly kind: 'primitive';
  readonly position: Term | null;
  readonly modifiers: readonly SpokenModifier[];
  readonly mark: SpokenMark | null;
}

/** A target and its position word. */
export interface PositionalTarget {
  readonly kind: 'positional-target';
  /** A position, or "to". */
  readonly position: Term;
  readonly target: SpokenTarget;
}

/** The starting point of a primitive target. */
export type SpokenMark =
  | {
      readonly kind: 'decorated';
      readonly color: Term | null;
      readonly shape: Term | null;
      readonly character: Term;
    }
  | { readonly kind: 'special'; readonly mark: Term }
  | {
      readonly kind: 'line-number';
      readonly direction: Term;
      readonly first: Term;
      readonly connective: Term | null;
      readonly last: Term | null;
    };

/** A modifier that may follow "head" or "tail". */
export type PlainModifier =
  | { readonly kind: 'simple-modifier'; readonly modifier: Term }
  | { readonly kind: 'containing-scope'; readonly every: Term | null; readonly scope: Term }
  | {
      readonly kind: 'ordinal-range';
      readonly start: Ordinal;
      readonly connective: Term | null;
      readonly end: Ordinal | null;
      readonly scope: Term;
    }
  | {
      readonly kind: 'first-last-count';
      readonly side: Term;
      readonly count: Term;
      readonly scope: Term;
    }
  | {
      readonly kind: 'relative-one';
      readonly ordinal: Term | null;
      readonly direction: Term;
      readonly scope: Term;
    }
  | {
      readonly kind: 'relative-many';
      readonly direction: Term;
      readonly count: Term;
      readonly scope: Term;
    }
  | {
      readonly kind: 'count-from-here';
      readonly count: Term;
      readonly scope: Term;
      readonly direction: Term | null;
    }
  | { readonly kind: 'one-directed'; readonly scope: Term; readonly direction: Term }
  | { readonly kind: 'surrounding-pair'; readonly force: Term | null; readonly pair: Term };

/** Something that changes the extent of a mark. */
export type SpokenModifier =
  | PlainModifier
  | { readonly kind: 'interior'; readonly modifier: Term }
  | {
      readonly kind: 'head-tail';
      readonly side: Term;
      readonly interior: Term | null;
      readonly modifier: PlainModifier | null;
    };

/** An ordinal: "third", "last", "second last". */
export interface Ordinal {
  readonly ordinal: Term | null;
  readonly last: Term | null;
}
