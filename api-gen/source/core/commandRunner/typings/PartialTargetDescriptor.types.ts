import type { HatStyleName } from './hatStyles.types';
export interface CursorMark {
  type: 'cursor';
}
export interface ThatMark {
  type: 'that';
}
export interface SourceMark {
  type: 'source';
}
export interface NothingMark {
  type: 'nothing';
}
export interface LastCursorPositionMark {
  type: 'lastCursorPosition';
}
export interface DecoratedSymbolMark {
  type: 'decoratedSymbol';
  symbolColor: HatStyleName;
  character: string;
}
export type LineNumberType = 'absolute' | 'relative' | 'modulo100';
export interface LineNumberMark {
  type: 'lineNumber';
  lineNumberType: LineNumberType;
  lineNumber: number;
}
export interface RangeMark {
  type: 'range';
  anchor: Mark;
  active: Mark;
  excludeAnchor?: boolean;
  excludeActive?: boolean;
}
export type Mark =
  | CursorMark
  | ThatMark
  | SourceMark
  | DecoratedSymbolMark
  | NothingMark
  | LineNumberMark
  | RangeMark;
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
export type ComplexSurroundingPairName = 'string' | 'any' | 'collectionBoundary';
export type SurroundingPairName = SimpleSurroundingPairName | ComplexSurroundingPairName;
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
export interface SimpleScopeType {
  type: SimpleScopeTypeType;
}
export interface CustomRegexScopeType {
  type: 'customRegex';
  regex: string;
}
export type SurroundingPairDirection = 'left' | 'right';
export interface SurroundingPairScopeType {
  type: 'surroundingPair';
  delimiter: SurroundingPairName;
  forceDirection?: SurroundingPairDirection;
  requireStrongContainment?: boolean;
}
export interface OneOfScopeType {
  type: 'oneOf';
  scopeTypes: ScopeType[];
}
export type ScopeType =
  SimpleScopeType | SurroundingPairScopeType | CustomRegexScopeType | OneOfScopeType;
export interface ContainingSurroundingPairModifier extends ContainingScopeModifier {
  scopeType: SurroundingPairScopeType;
}
export interface EverySurroundingPairModifier extends EveryScopeModifier {
  scopeType: SurroundingPairScopeType;
}
export type SurroundingPairModifier =
  ContainingSurroundingPairModifier | EverySurroundingPairModifier;
export interface InteriorOnlyModifier {
  type: 'interiorOnly';
}
export interface ExcludeInteriorModifier {
  type: 'excludeInterior';
}
export interface ContainingScopeModifier {
  type: 'containingScope';
  scopeType: ScopeType;
  ancestorIndex?: number;
}
export interface EveryScopeModifier {
  type: 'everyScope';
  scopeType: ScopeType;
}
export interface OrdinalScopeModifier {
  type: 'ordinalScope';
  scopeType: ScopeType;
  start: number;
  length: number;
}
export type Direction = 'forward' | 'backward';
export interface RelativeScopeModifier {
  type: 'relativeScope';
  scopeType: ScopeType;
  offset: number;
  length: number;
  direction: Direction;
}
export interface RawSelectionModifier {
  type: 'toRawSelection';
}
export interface LeadingModifier {
  type: 'leading';
}
export interface TrailingModifier {
  type: 'trailing';
}
export interface KeepContentFilterModifier {
  type: 'keepContentFilter';
}
export interface KeepEmptyFilterModifier {
  type: 'keepEmptyFilter';
}
export interface InferPreviousMarkModifier {
  type: 'inferPreviousMark';
}
export type Position = 'before' | 'after' | 'start' | 'end';
export interface PositionModifier {
  type: 'position';
  position: Position;
}
export interface PartialPrimitiveTargetDescriptor {
  type: 'primitive';
  mark?: Mark;
  modifiers?: Modifier[];
  isImplicit?: boolean;
}
export interface HeadTailModifier {
  type: 'extendThroughStartOf' | 'extendThroughEndOf';
  modifiers?: Modifier[];
}
export interface ModifyIfUntypedModifier {
  type: 'modifyIfUntyped';
  modifier: Modifier;
}
export interface CascadingModifier {
  type: 'cascading';
  modifiers: Modifier[];
}
export interface RangeModifier {
  type: 'range';
  anchor: Modifier;
  active: Modifier;
  excludeAnchor?: boolean;
  excludeActive?: boolean;
}
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
export type RangeType = 'continuous' | 'vertical';
export interface PartialRangeTargetDescriptor {
  type: 'range';
  anchor: PartialPrimitiveTargetDescriptor;
  active: PartialPrimitiveTargetDescriptor;
  excludeAnchor: boolean;
  excludeActive: boolean;
  rangeType?: RangeType;
}
export interface PartialListTargetDescriptor {
  type: 'list';
  elements: (PartialPrimitiveTargetDescriptor | PartialRangeTargetDescriptor)[];
}
export type PartialTargetDescriptor =
  PartialPrimitiveTargetDescriptor | PartialRangeTargetDescriptor | PartialListTargetDescriptor;
