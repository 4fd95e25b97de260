import { EditableTextEditor, Position, Range } from '../libs/common';
import { TextEditorDecorationType } from 'vscode';
import { Target } from '../typings/target.types';
import { Graph, RangeWithEditor } from '../typings/Types';
export declare class EditStyle {
  name: EditStyleThemeColorName;
  token: TextEditorDecorationType;
  line: TextEditorDecorationType;
  constructor(colorName: EditStyleThemeColorName);
  getDecoration(isToken: boolean): TextEditorDecorationType;
  dispose(): void;
}
declare const EDIT_STYLE_NAMES: readonly [
  'pendingDelete',
  'referenced',
  'pendingModification0',
  'pendingModification1',
  'justAdded',
  'highlight0',
  'highlight1',
];
export type EditStyleName = (typeof EDIT_STYLE_NAMES)[number];
type EditStyleThemeColorName = `${EditStyleName}Background`;
export interface TestDecoration {
  name: EditStyleThemeColorName;
  type: 'token' | 'line';
  start: Position;
  end: Position;
}
export declare class EditStyles implements Record<EditStyleName, EditStyle> {
  private graph: Graph;
  pendingDelete: EditStyle;
  referenced: EditStyle;
  pendingModification0: EditStyle;
  pendingModification1: EditStyle;
  justAdded: EditStyle;
  highlight0: EditStyle;
  highlight1: EditStyle;
  testDecorations: TestDecoration[];
  constructor(graph: Graph);
  displayPendingEditDecorations(
    targets: Target[],
    style: EditStyle,
    getRange?: (target: Target) => Range | undefined,
  ): Promise<void>;
  displayPendingEditDecorationsForTargets(
    targets: Target[],
    style: EditStyle,
    isToken: boolean,
  ): Promise<void>;
  displayPendingEditDecorationsForRanges(
    ranges: RangeWithEditor[],
    style: EditStyle,
    isToken: boolean,
  ): Promise<void>;
  setDecorations(
    targets: Target[],
    style: EditStyle,
    getRange?: (target: Target) => Range | undefined,
  ): Promise<void[]>;
  clearDecorations(style: EditStyle): void;
  private setEditorDecorations(
    editor: EditableTextEditor,
    style: EditStyle,
    isToken: boolean,
    ranges: Range[],
  ): void;
  dispose(): void;
}
