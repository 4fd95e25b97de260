/**
 * The first two versions of the command format.
 *
 * @module
 */

/** A command of version 1. */
export interface CommandV1 extends CommandV0V1 {
  /** The version of the format; always `1`. */
  version: 1;
}

/** A command of version 0, which knew no snapshots. */
export interface CommandV0 extends CommandV0V1 {
  /** The version of the format; always `0`. */
  version: 0;

  /** Never set in this version. */
  usePrePhraseSnapshot?: false;
}

/** What the first two versions share. */
interface CommandV0V1 {
  /** The version of the format. */
  version: 0 | 1;

  /** What the user said. */
  spokenForm?: string;

  /** Whether hats mean what they meant when the phrase began. */
  usePrePhraseSnapshot?: boolean;

  /** The identifier of the action, possibly an old name. */
  action: string;

  /** What to act upon. */
  targets: PartialTargetV0V1[];

  /** Further arguments of the action. */
  extraArgs?: unknown[];
}

/** A single target of the first versions. */
export interface PartialPrimitiveTargetV0V1 {
  /** Tells this object from the other kinds; always `'primitive'`. */
  type: 'primitive';

  /** Where to start. */
  mark?: Mark;

  /** The only modifier of the target. */
  modifier?: ModifierV0V1;

  /** What kind of text the target is widened to. */
  selectionType?: SelectionType;

  /** Whether the target, or a place before or after it, is meant. */
  position?: Position;

  /** Whether the delimiters of a pair belong to the target. */
  insideOutsideType?: InsideOutsideType;

  /** Whether the user named no target at all. */
  isImplicit?: boolean;
}

/** A range between two targets. */
interface PartialRangeTarget {
  /** Tells this object from the other kinds; always `'range'`. */
  type: 'range';

  /** The target that was said first. */
  start: PartialPrimitiveTargetV0V1;

  /** The target that was said last. */
  end: PartialPrimitiveTargetV0V1;

  /** Whether the first target is left out. */
  excludeStart?: boolean;

  /** Whether the last target is left out. */
  excludeEnd?: boolean;

  /** Whether the range is continuous or a column. */
  rangeType?: RangeType;
}

/** Whether a range is one stretch of text or a column. */
type RangeType = 'continuous' | 'vertical';

/** Several targets joined by "and". */
interface PartialListTarget {
  /** Tells this object from the other kinds; always `'list'`. */
  type: 'list';

  /** The targets in order. */
  elements: (PartialPrimitiveTargetV0V1 | PartialRangeTarget)[];
}

/** Any target of the first versions. */
export type PartialTargetV0V1 = PartialPrimitiveTargetV0V1 | PartialRangeTarget | PartialListTarget;

/** The kinds of text that are scopes today. */
type SelectionType =
  'token' | 'line' | 'notebookCell' | 'paragraph' | 'document' | 'nonWhitespaceSequence' | 'url';

/** The current selections. */
interface CursorMark {
  /** Tells this object from the other kinds; always `'cursor'`. */
  type: 'cursor';
}

/** The token at each cursor. */
interface CursorMarkToken {
  /** Tells this object from the other kinds; always `'cursorToken'`. */
  type: 'cursorToken';
}

/** The result of the last command. */
interface That {
  /** Tells this object from the other kinds; always `'that'`. */
  type: 'that';
}

/** Where the text of the last command came from. */
interface Source {
  /** Tells this object from the other kinds; always `'source'`. */
  type: 'source';
}

/** No target at all. */
interface Nothing {
  /** Tells this object from the other kinds; always `'nothing'`. */
  type: 'nothing';
}

/** The token under a hat. */
interface DecoratedSymbol {
  /** Tells this object from the other kinds; always `'decoratedSymbol'`. */
  type: 'decoratedSymbol';

  /** The hat's color and shape. */
  symbolColor: HatStyleName;

  /** The character under the hat. */
  character: string;
}

/** The colors when this version was current. */
declare const HAT_COLORS: readonly [
  'default',
  'blue',
  'green',
  'red',
  'pink',
  'yellow',
  'userColor1',
  'userColor2',
];

/** The shapes when this version was current. */
declare const HAT_NON_DEFAULT_SHAPES: readonly [
  'ex',
  'fox',
  'wing',
  'hole',
  'frame',
  'curve',
  'eye',
  'play',
  'bolt',
  'crosshairs',
];

/** The color of a hat. */
type HatColor = (typeof HAT_COLORS)[number];

/** A shape other than the dot. */
type HatNonDefaultShape = (typeof HAT_NON_DEFAULT_SHAPES)[number];

/** A color, with a shape if there is one. */
type HatStyleName = HatColor | `${HatColor}-${HatNonDefaultShape}`;

/** How a line number is meant. */
type LineNumberType = 'absolute' | 'relative' | 'modulo100';

/** One end of a range of lines. */
interface LineNumberPosition {
  /** How the number is meant. */
  type: LineNumberType;

  /** The number. */
  lineNumber: number;
}

/** A range of lines. */
interface LineNumber {
  /** Tells this object from the other kinds; always `'lineNumber'`. */
  type: 'lineNumber';

  /** The first line. */
  anchor: LineNumberPosition;

  /** The last line. */
  active: LineNumberPosition;
}

/** What a target starts from. */
type Mark = CursorMark | CursorMarkToken | That | Source | DecoratedSymbol | Nothing | LineNumber;

/** A pair that is made of two fixed delimiters. */
type SimpleSurroundingPairName =
  | 'angleBrackets'
  | 'backtickQuotes'
  | 'curlyBrackets'
  | 'doubleQuotes'
  | 'escapedDoubleQuotes'
  | 'escapedParentheses'
  | 'escapedSquareBrackets'
  | 'escapedSingleQuotes'
  | 'parentheses'
  | 'singleQuotes'
  | 'squareBrackets';

/** A pair that stands for several. */
type ComplexSurroundingPairName = 'string' | 'any';

/** Any kind of surrounding pair. */
type SurroundingPairName = SimpleSurroundingPairName | ComplexSurroundingPairName;

/** The name of a scope. */
type ScopeType = string;

/** The target itself or a place at it. */
type Position = 'before' | 'after' | 'contents';

/** Whether delimiters are meant, or what they enclose. */
type InsideOutsideType = 'inside' | 'outside' | null;

/** A part of a token. */
type SubTokenType = 'word' | 'character';

/** Which part of a surrounding pair is meant; the whole pair by default. */
type DelimiterInclusion = 'excludeInterior' | 'interiorOnly' | undefined;

/** On which side of the cursor the delimiter stands. */
type SurroundingPairDirection = 'left' | 'right';

/** The pair around the target. */
interface SurroundingPairModifier {
  /** Tells this object from the other kinds; always `'surroundingPair'`. */
  type: 'surroundingPair';

  /** Which pair. */
  delimiter: SurroundingPairName;

  /** Which part of it. */
  delimiterInclusion: DelimiterInclusion;

  /** Whether the delimiter at the cursor opens or closes. */
  forceDirection?: SurroundingPairDirection;
}

/** The scope around the target. */
interface ContainingScopeModifier {
  /** Tells this object from the other kinds; always `'containingScope'`. */
  type: 'containingScope';

  /** Which scope. */
  scopeType: ScopeType;

  /** Whether the key of an entry is left out. */
  valueOnly?: boolean;

  /** Whether all scopes of the kind are meant ("every"). */
  includeSiblings?: boolean;
}

/** Words or characters inside the target. */
interface SubTokenModifier {
  /** Tells this object from the other kinds; always `'subpiece'`. */
  type: 'subpiece';

  /** Words or characters. */
  pieceType: SubTokenType;

  /** The index of the first one. */
  anchor: number;

  /** The index of the last one. */
  active: number;

  /** Whether the first one is left out. */
  excludeAnchor?: boolean;

  /** Whether the last one is left out. */
  excludeActive?: boolean;
}

/** No change. */
interface IdentityModifier {
  /** Tells this object from the other kinds; always `'identity'`. */
  type: 'identity';
}

/** The bare text range without delimiters. */
interface RawSelectionModifier {
  /** Tells this object from the other kinds; always `'toRawSelection'`. */
  type: 'toRawSelection';
}

/** From the target to the start of its line. */
interface HeadModifier {
  /** Tells this object from the other kinds; always `'head'`. */
  type: 'head';
}

/** From the target to the end of its line. */
interface TailModifier {
  /** Tells this object from the other kinds; always `'tail'`. */
  type: 'tail';
}

/** Any modifier of the first versions. */
export type ModifierV0V1 =
  | IdentityModifier
  | SurroundingPairModifier
  | ContainingScopeModifier
  | SubTokenModifier
  | HeadModifier
  | TailModifier
  | RawSelectionModifier;
