export interface CommandV1 extends CommandV0V1 {
  version: 1;
}
export interface CommandV0 extends CommandV0V1 {
  version: 0;
  usePrePhraseSnapshot?: false;
}
interface CommandV0V1 {
  version: 0 | 1;
  spokenForm?: string;
  usePrePhraseSnapshot?: boolean;
  action: string;
  targets: PartialTargetV0V1[];
  extraArgs?: unknown[];
}
export interface PartialPrimitiveTargetV0V1 {
  type: 'primitive';
  mark?: Mark;
  modifier?: ModifierV0V1;
  selectionType?: SelectionType;
  position?: Position;
  insideOutsideType?: InsideOutsideType;
  isImplicit?: boolean;
}
interface PartialRangeTarget {
  type: 'range';
  start: PartialPrimitiveTargetV0V1;
  end: PartialPrimitiveTargetV0V1;
  excludeStart?: boolean;
  excludeEnd?: boolean;
  rangeType?: RangeType;
}
type RangeType = 'continuous' | 'vertical';
interface PartialListTarget {
  type: 'list';
  elements: (PartialPrimitiveTargetV0V1 | PartialRangeTarget)[];
}
export type PartialTargetV0V1 = PartialPrimitiveTargetV0V1 | PartialRangeTarget | PartialListTarget;
type SelectionType =
  'token' | 'line' | 'notebookCell' | 'paragraph' | 'document' | 'nonWhitespaceSequence' | 'url';
interface CursorMark {
  type: 'cursor';
}
interface CursorMarkToken {
  type: 'cursorToken';
}
interface That {
  type: 'that';
}
interface Source {
  type: 'source';
}
interface Nothing {
  type: 'nothing';
}
interface DecoratedSymbol {
  type: 'decoratedSymbol';
  symbolColor: HatStyleName;
  character: string;
}
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
type LineNumberType = 'absolute' | 'relative' | 'modulo100';
interface LineNumberPosition {
  type: LineNumberType;
  lineNumber: number;
}
interface LineNumber {
  type: 'lineNumber';
  anchor: LineNumberPosition;
  active: LineNumberPosition;
}
type Mark = CursorMark | CursorMarkToken | That | Source | DecoratedSymbol | Nothing | LineNumber;
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
type ComplexSurroundingPairName = 'string' | 'any';
type SurroundingPairName = SimpleSurroundingPairName | ComplexSurroundingPairName;
type ScopeType = string;
type Position = 'before' | 'after' | 'contents';
type InsideOutsideType = 'inside' | 'outside' | null;
type SubTokenType = 'word' | 'character';
type DelimiterInclusion = 'excludeInterior' | 'interiorOnly' | undefined;
type SurroundingPairDirection = 'left' | 'right';
interface SurroundingPairModifier {
  type: 'surroundingPair';
  delimiter: SurroundingPairName;
  delimiterInclusion: DelimiterInclusion;
  forceDirection?: SurroundingPairDirection;
}
interface ContainingScopeModifier {
  type: 'containingScope';
  scopeType: ScopeType;
  valueOnly?: boolean;
  includeSiblings?: boolean;
}
interface SubTokenModifier {
  type: 'subpiece';
  pieceType: SubTokenType;
  anchor: number;
  active: number;
  excludeAnchor?: boolean;
  excludeActive?: boolean;
}
interface IdentityModifier {
  type: 'identity';
}
interface RawSelectionModifier {
  type: 'toRawSelection';
}
interface HeadModifier {
  type: 'head';
}
interface TailModifier {
  type: 'tail';
}
export type ModifierV0V1 =
  | IdentityModifier
  | SurroundingPairModifier
  | ContainingScopeModifier
  | SubTokenModifier
  | HeadModifier
  | TailModifier
  | RawSelectionModifier;
