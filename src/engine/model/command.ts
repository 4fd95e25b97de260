import type { HatStyle } from '#shared/hats.ts';
import type { PositionName } from './target.ts';

/** One command, with the extension's own names for actions and scopes. */
export interface Command {
  /** Such as "remove". */
  readonly action: string;
  /** One for most actions, two for those with a source and a destination. */
  readonly targets: readonly TargetDescription[];
  readonly details?: ActionDetails;
}

/** What some actions need besides targets. */
export interface ActionDetails {
  /** Delimiters to wrap with. */
  readonly pair?: { readonly left: string; readonly right: string };
  /** Formatters, in spoken order. */
  readonly formatters?: readonly string[];
  readonly snippet?: SnippetChoice;
  /** Texts to put in place of the targets. */
  readonly texts?: ReplacementTexts;
}

/** A snippet by name with what goes into its variables, and the variable to wrap with. */
interface SnippetChoice {
  readonly name?: string;
  readonly variable?: string;
  /** Dictated words. */
  readonly phrase?: string;
  /** A body of one's own in the editor's snippet syntax. */
  readonly body?: string;
  /** Scope to widen an untyped target to. */
  readonly scope?: Scope;
  readonly substitutions?: Readonly<Record<string, string>>;
}

/** A list of texts, one for each target, or numbers that count up from one. */
type ReplacementTexts = readonly string[] | { readonly countFrom: number };

/** A target as it was said; what was left out is filled in by inference. */
export type TargetDescription = ListDescription | RangeDescription | PrimitiveDescription;

/** Several targets. */
export interface ListDescription {
  readonly kind: 'list';
  readonly elements: readonly (RangeDescription | PrimitiveDescription)[];
}

/** From one target to another. */
export interface RangeDescription {
  readonly kind: 'range';
  readonly anchor: PrimitiveDescription;
  readonly active: PrimitiveDescription;
  readonly excludeAnchor: boolean;
  readonly excludeActive: boolean;
  /** One selection a line, straight down. */
  readonly isVertical: boolean;
}

/** A mark and what changes its extent, in spoken order. */
export interface PrimitiveDescription {
  readonly kind: 'primitive';
  readonly mark?: Mark;
  readonly modifiers?: readonly Modifier[];
  readonly position?: PositionName;
  /** Nothing was said: the selection just as it is. */
  readonly isImplicit?: boolean;
}

/** Where a target starts from. */
export type Mark =
  | { readonly kind: 'cursor' | 'that' | 'source' | 'nothing' }
  | { readonly kind: 'hat'; readonly hat: HatStyle; readonly character: string }
  | LineMark
  | {
      readonly kind: 'lines';
      readonly anchor: LineMark;
      readonly active: LineMark;
      readonly excludeAnchor?: boolean;
      readonly excludeActive?: boolean;
    };

/** A line by its number from 0: in the text, among the last two digits, or from the cursor. */
export interface LineMark {
  readonly kind: 'line';
  readonly counting: 'absolute' | 'modulo100' | 'relative';
  readonly number: number;
}

/** A kind of unit: by the extension's name, a paired delimiter, or a pattern of the reader's own. */
export type Scope =
  | { readonly kind: 'simple'; readonly name: string }
  | PairScope
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'any-of'; readonly scopes: readonly Scope[] };

/** A paired delimiter: its name, or "any", "string", "collectionBoundary". */
export interface PairScope {
  readonly kind: 'pair';
  readonly delimiter: string;
  readonly force?: 'left' | 'right';
  /** Whether a delimiter that the mark touches from outside does not count. */
  readonly isStrict?: boolean;
}

/** Something that changes the extent of a target. */
export type Modifier =
  | { readonly kind: 'containing'; readonly scope: Scope; readonly ancestor?: number }
  | { readonly kind: 'every'; readonly scope: Scope }
  | {
      readonly kind: 'ordinal';
      readonly scope: Scope;
      /** From 0; below 0 from the end. */
      readonly start: number;
      readonly length: number;
    }
  | {
      readonly kind: 'relative';
      readonly scope: Scope;
      /** 0 is the one at hand. */
      readonly offset: number;
      readonly length: number;
      readonly direction: 'forward' | 'backward';
    }
  | {
      readonly kind: 'range';
      readonly anchor: Modifier;
      readonly active: Modifier;
      readonly excludeAnchor: boolean;
      readonly excludeActive: boolean;
    }
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
