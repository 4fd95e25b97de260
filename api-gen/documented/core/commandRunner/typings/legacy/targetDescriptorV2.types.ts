/**
 * The target language of command version 2.
 *
 * @module
 */

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

/** The current selections. */
interface CursorMark {
  /** Tells this object from the other kinds; always `'cursor'`. */
  type: 'cursor';
}

/** The result of the last command. */
interface ThatMark {
  /** Tells this object from the other kinds; always `'that'`. */
  type: 'that';
}

/** Where the text of the last command came from. */
interface SourceMark {
  /** Tells this object from the other kinds; always `'source'`. */
  type: 'source';
}

/** No target at all. */
interface NothingMark {
  /** Tells this object from the other kinds; always `'nothing'`. */
  type: 'nothing';
}

/** The token under a hat. */
interface DecoratedSymbolMark {
  /** Tells this object from the other kinds; always `'decoratedSymbol'`. */
  type: 'decoratedSymbol';

  /** The hat's color and shape. */
  symbolColor: HatStyleName;

  /** The character under the hat. */
  character: string;
}

/** How a line number is meant. */
type LineNumberType = 'absolute' | 'relative' | 'modulo100';

/** One end of a range of lines. */
export interface LineNumberPositionV2 {
  /** How the number is meant. */
  type: LineNumberType;

  /** The number. */
  lineNumber: number;
}

/** A range of lines. Version 3 has a general range of marks instead. */
export interface LineNumberMarkV2 {
  /** Tells this object from the other kinds; always `'lineNumber'`. */
  type: 'lineNumber';

  /** The first line. */
  anchor: LineNumberPositionV2;

  /** The last line. */
  active: LineNumberPositionV2;
}

/** What a target starts from. */
export type MarkV2 =
  CursorMark | ThatMark | SourceMark | DecoratedSymbolMark | NothingMark | LineNumberMarkV2;

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
type ComplexSurroundingPairName = 'string' | 'any' | 'collectionBoundary';

/** Any kind of surrounding pair. */
type SurroundingPairName = SimpleSurroundingPairName | ComplexSurroundingPairName;

/** The names of scopes when this version was current. */
export type SimpleScopeTypeTypeV2 =
  | 'argumentOrParameter'
  | 'anonymousFunction'
  | 'attribute'
  | 'class'
  | 'className'
  | 'collectionItem'
  | 'collectionKey'
  | 'comment'
  | 'functionCall'
  | 'functionCallee'
  | 'functionName'
  | 'ifStatement'
  | 'list'
  | 'map'
  | 'name'
  | 'namedFunction'
  | 'regularExpression'
  | 'statement'
  | 'string'
  | 'type'
  | 'value'
  | 'condition'
  | 'section'
  | 'sectionLevelOne'
  | 'sectionLevelTwo'
  | 'sectionLevelThree'
  | 'sectionLevelFour'
  | 'sectionLevelFive'
  | 'sectionLevelSix'
  | 'selector'
  | 'xmlBothTags'
  | 'xmlElement'
  | 'xmlEndTag'
  | 'xmlStartTag'
  | 'part'
  | 'chapter'
  | 'subSection'
  | 'subSubSection'
  | 'namedParagraph'
  | 'subParagraph'
  | 'environment'
  | 'token'
  | 'line'
  | 'notebookCell'
  | 'paragraph'
  | 'document'
  | 'character'
  | 'word'
  | 'nonWhitespaceSequence'
  | 'boundedNonWhitespaceSequence'
  | 'url';

/** A scope that is known by its name alone. */
interface SimpleScopeType {
  /** The name of the scope. */
  type: SimpleScopeTypeTypeV2;
}

/** A scope that the user has defined. */
interface CustomRegexScopeType {
  /** Tells this object from the other kinds; always `'customRegex'`. */
  type: 'customRegex';

  /** The expression; each match is one scope. */
  regex: string;
}

/** On which side of the cursor the delimiter stands. */
type SurroundingPairDirection = 'left' | 'right';

/** A pair of delimiters and what is between them. */
interface SurroundingPairScopeType {
  /** Tells this object from the other kinds; always `'surroundingPair'`. */
  type: 'surroundingPair';

  /** Which pair. */
  delimiter: SurroundingPairName;

  /** Whether the delimiter at the cursor opens or closes. */
  forceDirection?: SurroundingPairDirection;

  /** Whether a pair that merely touches the target is passed over. */
  requireStrongContainment?: boolean;
}

/** Any kind of scope. */
export type ScopeTypeV2 = SimpleScopeType | SurroundingPairScopeType | CustomRegexScopeType;

/** What is between the delimiters. */
interface InteriorOnlyModifier {
  /** Tells this object from the other kinds; always `'interiorOnly'`. */
  type: 'interiorOnly';
}

/** The delimiters alone. */
interface ExcludeInteriorModifier {
  /** Tells this object from the other kinds; always `'excludeInterior'`. */
  type: 'excludeInterior';
}

/** The scope around the target. */
interface ContainingScopeModifier {
  /** Tells this object from the other kinds; always `'containingScope'`. */
  type: 'containingScope';

  /** Which scope. */
  scopeType: ScopeTypeV2;
}

/** All scopes of a kind. */
interface EveryScopeModifier {
  /** Tells this object from the other kinds; always `'everyScope'`. */
  type: 'everyScope';

  /** Which scope. */
  scopeType: ScopeTypeV2;
}

/** A run of scopes by index. Version 3 says where to start and how many to take instead. */
export interface OrdinalRangeModifierV2 {
  /** Tells this object from the other kinds; always `'ordinalRange'`. */
  type: 'ordinalRange';

  /** Which scope. */
  scopeType: ScopeTypeV2;

  /** The index of the first one; negative numbers count from the end. */
  anchor: number;

  /** The index of the last one. */
  active: number;

  /** Whether the first one is left out. */
  excludeAnchor?: boolean;

  /** Whether the last one is left out. */
  excludeActive?: boolean;
}

/** The bare text range without delimiters. */
interface RawSelectionModifier {
  /** Tells this object from the other kinds; always `'toRawSelection'`. */
  type: 'toRawSelection';
}

/** The delimiter before the target. */
interface LeadingModifier {
  /** Tells this object from the other kinds; always `'leading'`. */
  type: 'leading';
}

/** The delimiter after the target. */
interface TrailingModifier {
  /** Tells this object from the other kinds; always `'trailing'`. */
  type: 'trailing';
}

/** A place at a target. */
type Position = 'before' | 'after' | 'start' | 'end';

/** A place at the target instead of the target itself. */
interface PositionModifier {
  /** Tells this object from the other kinds; always `'position'`. */
  type: 'position';

  /** Which place. */
  position: Position;
}

/** A single target: a mark and its modifiers. */
export interface PartialPrimitiveTargetDescriptorV2 {
  /** Tells this object from the other kinds; always `'primitive'`. */
  type: 'primitive';

  /** Where to start. */
  mark?: MarkV2;

  /** What to apply to the mark. */
  modifiers?: ModifierV2[];

  /** Whether the user named no target at all. */
  isImplicit?: boolean;
}

/** From the target to the start or the end of something. */
interface HeadTailModifier {
  /** Which of the two directions. */
  type: 'extendThroughStartOf' | 'extendThroughEndOf';

  /** Leads from the target to the thing whose start or end is meant. */
  modifiers?: ModifierV2[];
}

/** Applies a modifier only to targets of no particular type. */
interface ModifyIfUntypedModifier {
  /** Tells this object from the other kinds; always `'modifyIfUntyped'`. */
  type: 'modifyIfUntyped';

  /** What to apply then. */
  modifier: ModifierV2;
}

/** Uses the first of several modifiers that works. */
interface CascadingModifier {
  /** Tells this object from the other kinds; always `'cascading'`. */
  type: 'cascading';

  /** What to try, in this order. */
  modifiers: ModifierV2[];
}

/** Any modifier of version 2. */
export type ModifierV2 =
  | PositionModifier
  | InteriorOnlyModifier
  | ExcludeInteriorModifier
  | ContainingScopeModifier
  | EveryScopeModifier
  | OrdinalRangeModifierV2
  | HeadTailModifier
  | LeadingModifier
  | TrailingModifier
  | RawSelectionModifier
  | ModifyIfUntypedModifier
  | CascadingModifier;

/** A range between two targets. */
export interface PartialRangeTargetDescriptorV2 {
  /** Tells this object from the other kinds; always `'range'`. */
  type: 'range';

  /** The target that was said first. */
  anchor: PartialPrimitiveTargetDescriptorV2;

  /** The target that was said last. */
  active: PartialPrimitiveTargetDescriptorV2;

  /** Whether the first target is left out. */
  excludeAnchor: boolean;

  /** Whether the last target is left out. */
  excludeActive: boolean;

  /** Whether the range is continuous or a column. */
  rangeType?: RangeType;
}

/** Several targets joined by "and". */
export interface PartialListTargetDescriptorV2 {
  /** Tells this object from the other kinds; always `'list'`. */
  type: 'list';

  /** The targets in order. */
  elements: (PartialPrimitiveTargetDescriptorV2 | PartialRangeTargetDescriptorV2)[];
}

/** Any target of version 2. */
export type PartialTargetDescriptorV2 =
  | PartialPrimitiveTargetDescriptorV2
  | PartialRangeTargetDescriptorV2
  | PartialListTargetDescriptorV2;

/** Whether a range is one stretch of text or a column. */
type RangeType = 'continuous' | 'vertical';
