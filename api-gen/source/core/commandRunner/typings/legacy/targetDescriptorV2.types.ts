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
type HatColor = (typeof HAT_COLORS)[number];
type HatNonDefaultShape = (typeof HAT_NON_DEFAULT_SHAPES)[number];
type HatStyleName = HatColor | `${HatColor}-${HatNonDefaultShape}`;
interface CursorMark {
  type: 'cursor';
}
interface ThatMark {
  type: 'that';
}
interface SourceMark {
  type: 'source';
}
interface NothingMark {
  type: 'nothing';
}
interface DecoratedSymbolMark {
  type: 'decoratedSymbol';
  symbolColor: HatStyleName;
  character: string;
}
type LineNumberType = 'absolute' | 'relative' | 'modulo100';
export interface LineNumberPositionV2 {
  type: LineNumberType;
  lineNumber: number;
}
export interface LineNumberMarkV2 {
  type: 'lineNumber';
  anchor: LineNumberPositionV2;
  active: LineNumberPositionV2;
}
export type MarkV2 =
  CursorMark | ThatMark | SourceMark | DecoratedSymbolMark | NothingMark | LineNumberMarkV2;
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
type ComplexSurroundingPairName = 'string' | 'any' | 'collectionBoundary';
type SurroundingPairName = SimpleSurroundingPairName | ComplexSurroundingPairName;
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
interface SimpleScopeType {
  type: SimpleScopeTypeTypeV2;
}
interface CustomRegexScopeType {
  type: 'customRegex';
  regex: string;
}
type SurroundingPairDirection = 'left' | 'right';
interface SurroundingPairScopeType {
  type: 'surroundingPair';
  delimiter: SurroundingPairName;
  forceDirection?: SurroundingPairDirection;
  requireStrongContainment?: boolean;
}
export type ScopeTypeV2 = SimpleScopeType | SurroundingPairScopeType | CustomRegexScopeType;
interface InteriorOnlyModifier {
  type: 'interiorOnly';
}
interface ExcludeInteriorModifier {
  type: 'excludeInterior';
}
interface ContainingScopeModifier {
  type: 'containingScope';
  scopeType: ScopeTypeV2;
}
interface EveryScopeModifier {
  type: 'everyScope';
  scopeType: ScopeTypeV2;
}
export interface OrdinalRangeModifierV2 {
  type: 'ordinalRange';
  scopeType: ScopeTypeV2;
  anchor: number;
  active: number;
  excludeAnchor?: boolean;
  excludeActive?: boolean;
}
interface RawSelectionModifier {
  type: 'toRawSelection';
}
interface LeadingModifier {
  type: 'leading';
}
interface TrailingModifier {
  type: 'trailing';
}
type Position = 'before' | 'after' | 'start' | 'end';
interface PositionModifier {
  type: 'position';
  position: Position;
}
export interface PartialPrimitiveTargetDescriptorV2 {
  type: 'primitive';
  mark?: MarkV2;
  modifiers?: ModifierV2[];
  isImplicit?: boolean;
}
interface HeadTailModifier {
  type: 'extendThroughStartOf' | 'extendThroughEndOf';
  modifiers?: ModifierV2[];
}
interface ModifyIfUntypedModifier {
  type: 'modifyIfUntyped';
  modifier: ModifierV2;
}
interface CascadingModifier {
  type: 'cascading';
  modifiers: ModifierV2[];
}
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
export interface PartialRangeTargetDescriptorV2 {
  type: 'range';
  anchor: PartialPrimitiveTargetDescriptorV2;
  active: PartialPrimitiveTargetDescriptorV2;
  excludeAnchor: boolean;
  excludeActive: boolean;
  rangeType?: RangeType;
}
export interface PartialListTargetDescriptorV2 {
  type: 'list';
  elements: (PartialPrimitiveTargetDescriptorV2 | PartialRangeTargetDescriptorV2)[];
}
export type PartialTargetDescriptorV2 =
  | PartialPrimitiveTargetDescriptorV2
  | PartialRangeTargetDescriptorV2
  | PartialListTargetDescriptorV2;
type RangeType = 'continuous' | 'vertical';
