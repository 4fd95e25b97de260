import type { HatStyle } from '#shared/hats.ts';
import type { PositionName } from './target.ts';

/** A command, with the extension's own names for actions and scopes. */
export interface Command {
  /** The extension's name for the action, such as "remove". */
  readonly action: string;
  /**
   * One for most actions, two for "bring", "move", "swap" and "call", none for actions without
   * targets.
   */
  readonly targets: readonly TargetDescription[];
  readonly details?: ActionDetails;
}

/** Arguments that some actions take besides targets. */
export interface ActionDetails {
  /** Delimiters to wrap with. */
  readonly pair?: { readonly left: string; readonly right: string };
  /** Formatters, in spoken order. */
  readonly formatters?: readonly string[];
  readonly snippet?: SnippetChoice;
  /** Texts that replace the targets. */
  readonly texts?: ReplacementTexts;
}

/**
 * A snippet's name, the values of its variables, and the variable that receives the wrapped text or
 * the dictated words.
 */
interface SnippetChoice {
  readonly name?: string;
  readonly variable?: string;
  /** Dictated words. */
  readonly phrase?: string;
  readonly substitutions?: Readonly<Record<string, string>>;
}

/** One text for each target, or numbers that count up from `countFrom`. */
type ReplacementTexts = readonly string[] | { readonly countFrom: number };

/** A target as it was spoken; `infer` fills in what was left out. */
export type TargetDescription = ListDescription | RangeDescription | PrimitiveDescription;

/** Several targets, joined with "and". */
interface ListDescription {
  readonly kind: 'list';
  readonly elements: readonly (RangeDescription | PrimitiveDescription)[];
}

/** Which ends of a range are excluded from it. */
export interface Exclusion {
  readonly excludeAnchor: boolean;
  readonly excludeActive: boolean;
}

/** A range from one target to another. */
export interface RangeDescription extends Exclusion {
  readonly kind: 'range';
  readonly anchor: PrimitiveDescription;
  readonly active: PrimitiveDescription;
  /** Whether the range is one selection per line, straight down. */
  readonly isVertical: boolean;
}

/** A mark and its modifiers, in spoken order. */
export interface PrimitiveDescription {
  readonly kind: 'primitive';
  readonly mark?: Mark;
  readonly modifiers?: readonly Modifier[];
  readonly position?: PositionName;
  /** Whether no target was spoken; the target is then the current selection, unchanged. */
  readonly isImplicit?: boolean;
}

/** The starting point of a target. */
export type Mark =
  | { readonly kind: 'cursor' | 'that' | 'source' | 'nothing' }
  | { readonly kind: 'hat'; readonly hat: HatStyle; readonly character: string }
  | LineMark
  | ({
      readonly kind: 'lines';
      readonly anchor: LineMark;
      readonly active: LineMark;
    } & Partial<Exclusion>);

/**
 * A line: its number, counted from 0, which may be modulo 100, or its offset from the cursor's
 * line.
 */
export interface LineMark {
  readonly kind: 'line';
  readonly counting: 'absolute' | 'modulo100' | 'relative';
  readonly number: number;
}

/**
 * A scope type: the extension's name, a paired delimiter, a custom regular expression, or several
 * alternatives.
 */
export type Scope =
  | { readonly kind: 'simple'; readonly name: string }
  | PairScope
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'any-of'; readonly scopes: readonly Scope[] };

/** A paired delimiter: its name, or "any", "string" or "collectionBoundary". */
export interface PairScope {
  readonly kind: 'pair';
  readonly delimiter: string;
  readonly force?: 'left' | 'right';
  /** Whether to ignore a pair if the mark only touches one of its delimiters from outside. */
  readonly isStrict?: boolean;
}

/** A change to the extent of a target. */
export type Modifier =
  | { readonly kind: 'containing'; readonly scope: Scope; readonly ancestor?: number }
  | { readonly kind: 'every'; readonly scope: Scope }
  | {
      readonly kind: 'ordinal';
      readonly scope: Scope;
      /** Counted from 0; negative values count from the end. */
      readonly start: number;
      readonly length: number;
    }
  | {
      readonly kind: 'relative';
      readonly scope: Scope;
      /** 0 is the current scope. */
      readonly offset: number;
      readonly length: number;
      readonly direction: 'forward' | 'backward';
    }
  | ({ readonly kind: 'range'; readonly anchor: Modifier; readonly active: Modifier } & Exclusion)
  | { readonly kind: 'head' | 'tail'; readonly modifiers?: readonly Modifier[] }
  | { readonly kind: 'if-untyped'; readonly modifier: Modifier }
  | { readonly kind: 'first-that-works'; readonly modifiers: readonly Modifier[] }
  | {
      readonly kind:
        | 'interior'
        | 'bounds'
        | 'just'
        | 'leading'
        | 'trailing'
        | 'keep-content'
        | 'keep-empty'
        | 'its';
    };
