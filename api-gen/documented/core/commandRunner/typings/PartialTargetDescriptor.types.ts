/**
 * The language in which commands describe their targets: marks, modifiers, scopes and ranges.
 *
 * @module
 */

import type { HatStyleName } from './hatStyles.types';

/** The current selections; spoken "this". */
export interface CursorMark {
  /** Tells this object from the other kinds; always `'cursor'`. */
  type: 'cursor';
}

/** What the last command left as its result; spoken "that". */
export interface ThatMark {
  /** Tells this object from the other kinds; always `'that'`. */
  type: 'that';
}

/** Where the text of the last command came from; spoken "source". */
export interface SourceMark {
  /** Tells this object from the other kinds; always `'source'`. */
  type: 'source';
}

/** No target at all, which some actions take to mean "clear"; spoken "nothing". */
export interface NothingMark {
  /** Tells this object from the other kinds; always `'nothing'`. */
  type: 'nothing';
}

/**
 * A former position of the cursor. Declared, but not among the marks that a command may contain.
 */
export interface LastCursorPositionMark {
  /** Tells this object from the other kinds; always `'lastCursorPosition'`. */
  type: 'lastCursorPosition';
}

/** The token under a hat, as in "blue air". */
export interface DecoratedSymbolMark {
  /** Tells this object from the other kinds; always `'decoratedSymbol'`. */
  type: 'decoratedSymbol';

  /** The hat's style: its color, and its shape if it has one. */
  symbolColor: HatStyleName;

  /** The character under the hat. */
  character: string;
}

/**
 * How a line number is meant: counted from the top of the file, from the cursor, or by its last two
 * digits.
 */
export type LineNumberType = 'absolute' | 'relative' | 'modulo100';

/** A line, as in "row five" or "up two". */
export interface LineNumberMark {
  /** Tells this object from the other kinds; always `'lineNumber'`. */
  type: 'lineNumber';

  /** How the number is meant. */
  lineNumberType: LineNumberType;

  /** The number, zero-based; negative for lines above the cursor. */
  lineNumber: number;
}

/** Everything between two marks, as in "row five past seven". */
export interface RangeMark {
  /** Tells this object from the other kinds; always `'range'`. */
  type: 'range';

  /** The mark at which the range begins. */
  anchor: Mark;

  /** The mark at which it ends. */
  active: Mark;

  /** Whether the first mark is left out. */
  excludeAnchor?: boolean;

  /** Whether the last mark is left out. */
  excludeActive?: boolean;
}

/** What a target starts from: a place in a document that needs no context to be found. */
export type Mark =
  | CursorMark
  | ThatMark
  | SourceMark
  | DecoratedSymbolMark
  | NothingMark
  | LineNumberMark
  | RangeMark;

/** A pair that is made of two fixed delimiters. */
export type SimpleSurroundingPairName =
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

/**
 * A pair that stands for several: any quotes, any pair at all, or whatever can enclose a
 * collection.
 */
export type ComplexSurroundingPairName = 'string' | 'any' | 'collectionBoundary';

/** Any kind of surrounding pair. */
export type SurroundingPairName = SimpleSurroundingPairName | ComplexSurroundingPairName;

/**
 * The names of scopes that need no further data, from characters and words to functions and
 * notebook cells.
 */
export type SimpleScopeTypeType =
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
  | 'switchStatementSubject'
  | 'unit'
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
  | 'identifier'
  | 'nonWhitespaceSequence'
  | 'boundedNonWhitespaceSequence'
  | 'url';

/** A scope that is known by its name alone. */
export interface SimpleScopeType {
  /** The name of the scope. */
  type: SimpleScopeTypeType;
}

/** A scope that the user has defined by a regular expression. */
export interface CustomRegexScopeType {
  /** Tells this object from the other kinds; always `'customRegex'`. */
  type: 'customRegex';

  /** The expression; each match is one scope. */
  regex: string;
}

/**
 * On which side of the cursor the delimiter stands when it is both inside one pair and at the edge
 * of another.
 */
export type SurroundingPairDirection = 'left' | 'right';

/** A pair of delimiters and what is between them. */
export interface SurroundingPairScopeType {
  /** Tells this object from the other kinds; always `'surroundingPair'`. */
  type: 'surroundingPair';

  /** Which pair. */
  delimiter: SurroundingPairName;

  /** Says that the delimiter at the cursor is the opening (`right`) or the closing (`left`) one. */
  forceDirection?: SurroundingPairDirection;

  /**
   * Whether a pair counts only if it goes beyond the target on both sides, without touching its
   * edges.
   */
  requireStrongContainment?: boolean;
}

/** The smallest match among several scopes. */
export interface OneOfScopeType {
  /** Tells this object from the other kinds; always `'oneOf'`. */
  type: 'oneOf';

  /** The scopes to choose from. */
  scopeTypes: ScopeType[];
}

/** Any kind of scope. */
export type ScopeType =
  SimpleScopeType | SurroundingPairScopeType | CustomRegexScopeType | OneOfScopeType;

/** The pair around the target. */
export interface ContainingSurroundingPairModifier extends ContainingScopeModifier {
  /** Which pair. */
  scopeType: SurroundingPairScopeType;
}

/** All pairs in the target. */
export interface EverySurroundingPairModifier extends EveryScopeModifier {
  /** Which pairs. */
  scopeType: SurroundingPairScopeType;
}

/** A modifier that looks for surrounding pairs. */
export type SurroundingPairModifier =
  ContainingSurroundingPairModifier | EverySurroundingPairModifier;

/** What is between the delimiters of the target; spoken "inside". */
export interface InteriorOnlyModifier {
  /** Tells this object from the other kinds; always `'interiorOnly'`. */
  type: 'interiorOnly';
}

/** The delimiters without what is between them; spoken "bounds". */
export interface ExcludeInteriorModifier {
  /** Tells this object from the other kinds; always `'excludeInterior'`. */
  type: 'excludeInterior';
}

/** The scope around the target, as in "funk". */
export interface ContainingScopeModifier {
  /** Tells this object from the other kinds; always `'containingScope'`. */
  type: 'containingScope';

  /** Which scope. */
  scopeType: ScopeType;

  /** How many scopes of the kind to go further out; 0 is the innermost. */
  ancestorIndex?: number;
}

/** All scopes of a kind, as in "every funk". */
export interface EveryScopeModifier {
  /** Tells this object from the other kinds; always `'everyScope'`. */
  type: 'everyScope';

  /** Which scope. */
  scopeType: ScopeType;
}

/** Scopes counted within what contains them, as in "first two funks" or "last item". */
export interface OrdinalScopeModifier {
  /** Tells this object from the other kinds; always `'ordinalScope'`. */
  type: 'ordinalScope';

  /** Which scope. */
  scopeType: ScopeType;

  /** The index of the first scope; negative numbers count from the end. */
  start: number;

  /** How many scopes to take, at least one. */
  length: number;
}

/** Towards the end of the document, or towards its start. */
export type Direction = 'forward' | 'backward';

/** Scopes counted from the target, as in "next funk" or "two tokens backward". */
export interface RelativeScopeModifier {
  /** Tells this object from the other kinds; always `'relativeScope'`. */
  type: 'relativeScope';

  /** Which scope. */
  scopeType: ScopeType;

  /** How far away to begin; 0 includes the scope at the target. */
  offset: number;

  /** How many scopes to take, at least one. */
  length: number;

  /** Which way to count. */
  direction: Direction;
}

/**
 * The bare text range, without delimiters; a destination then takes over the delimiters of its
 * source. Spoken "just".
 */
export interface RawSelectionModifier {
  /** Tells this object from the other kinds; always `'toRawSelection'`. */
  type: 'toRawSelection';
}

/** The delimiter before the target, such as the spaces before a token; spoken "leading". */
export interface LeadingModifier {
  /** Tells this object from the other kinds; always `'leading'`. */
  type: 'leading';
}

/** The delimiter after the target; spoken "trailing". */
export interface TrailingModifier {
  /** Tells this object from the other kinds; always `'trailing'`. */
  type: 'trailing';
}

/** Those targets that are more than whitespace; spoken "content". */
export interface KeepContentFilterModifier {
  /** Tells this object from the other kinds; always `'keepContentFilter'`. */
  type: 'keepContentFilter';
}

/** Those targets that are empty or whitespace; spoken "empty". */
export interface KeepEmptyFilterModifier {
  /** Tells this object from the other kinds; always `'keepEmptyFilter'`. */
  type: 'keepEmptyFilter';
}

/** The mark of the target before, as in "bring air to its value". */
export interface InferPreviousMarkModifier {
  /** Tells this object from the other kinds; always `'inferPreviousMark'`. */
  type: 'inferPreviousMark';
}

/** A place at a target: before or after it, or inside at its start or end. */
export type Position = 'before' | 'after' | 'start' | 'end';

/** A place at the target instead of the target itself. */
export interface PositionModifier {
  /** Tells this object from the other kinds; always `'position'`. */
  type: 'position';

  /** Which place. */
  position: Position;
}

/** A single target: a mark and what is done to it. */
export interface PartialPrimitiveTargetDescriptor {
  /** Tells this object from the other kinds; always `'primitive'`. */
  type: 'primitive';

  /** Where to start; inferred if left out. */
  mark?: Mark;

  /** What to apply to the mark, the last one first; inferred if left out. */
  modifiers?: Modifier[];

  /** Whether the user named no target at all, so that the cursor is meant. */
  isImplicit?: boolean;
}

/**
 * From the target to the start or the end of something, its line by default; spoken "head" and
 * "tail".
 */
export interface HeadTailModifier {
  /** Which of the two directions. */
  type: 'extendThroughStartOf' | 'extendThroughEndOf';

  /** Leads from the target to the thing whose start or end is meant. */
  modifiers?: Modifier[];
}

/**
 * Applies a modifier only to targets of which no particular scope was asked for. Actions use it for
 * their defaults.
 */
export interface ModifyIfUntypedModifier {
  /** Tells this object from the other kinds; always `'modifyIfUntyped'`. */
  type: 'modifyIfUntyped';

  /** What to apply then. */
  modifier: Modifier;
}

/** Uses the first of several modifiers that works. */
export interface CascadingModifier {
  /** Tells this object from the other kinds; always `'cascading'`. */
  type: 'cascading';

  /** What to try, in this order. */
  modifiers: Modifier[];
}

/** A range between two modifications of the same target. */
export interface RangeModifier {
  /** Tells this object from the other kinds; always `'range'`. */
  type: 'range';

  /** Leads from the target to the start of the range. */
  anchor: Modifier;

  /** Leads from the target to the end of the range. */
  active: Modifier;

  /** Whether the start is left out. */
  excludeAnchor?: boolean;

  /** Whether the end is left out. */
  excludeActive?: boolean;
}

/** Anything that leads from one target to others. */
export type Modifier =
  | PositionModifier
  | InteriorOnlyModifier
  | ExcludeInteriorModifier
  | ContainingScopeModifier
  | EveryScopeModifier
  | OrdinalScopeModifier
  | RelativeScopeModifier
  | HeadTailModifier
  | LeadingModifier
  | TrailingModifier
  | RawSelectionModifier
  | ModifyIfUntypedModifier
  | CascadingModifier
  | RangeModifier
  | KeepContentFilterModifier
  | KeepEmptyFilterModifier
  | InferPreviousMarkModifier;

/** Whether a range is one stretch of text or a column across lines ("slice"). */
export type RangeType = 'continuous' | 'vertical';

/** A range between two targets, as in "air past bat". */
export interface PartialRangeTargetDescriptor {
  /** Tells this object from the other kinds; always `'range'`. */
  type: 'range';

  /** The target that was said first. */
  anchor: PartialPrimitiveTargetDescriptor;

  /** The target that was said last. */
  active: PartialPrimitiveTargetDescriptor;

  /** Whether the first target is left out. */
  excludeAnchor: boolean;

  /** Whether the last target is left out. */
  excludeActive: boolean;

  /** What lies between them; one stretch of text by default. */
  rangeType?: RangeType;
}

/** Several targets joined by "and". */
export interface PartialListTargetDescriptor {
  /** Tells this object from the other kinds; always `'list'`. */
  type: 'list';

  /** The targets in the order in which they were said. */
  elements: (PartialPrimitiveTargetDescriptor | PartialRangeTargetDescriptor)[];
}

/** A target as it was said. Everything that was left out is filled in by inference. */
export type PartialTargetDescriptor =
  PartialPrimitiveTargetDescriptor | PartialRangeTargetDescriptor | PartialListTargetDescriptor;
