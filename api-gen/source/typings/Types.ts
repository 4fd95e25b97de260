import type { Range, Selection, TextEditor, TextDocument } from '../libs/common';
import { SyntaxNode } from 'web-tree-sitter';
import { ActionRecord } from '../actions/actions.types';
import Cheatsheet from '../core/Cheatsheet';
import Debug from '../core/Debug';
import Decorations from '../core/Decorations';
import { EditStyles } from '../core/editStyles';
import FontMeasurements from '../core/FontMeasurements';
import HatTokenMap from '../core/HatTokenMap';
import { ReadOnlyHatMap } from '../core/IndividualHatMap';
import { Snippets } from '../core/Snippets';
import StatusBarItem from '../core/StatusBarItem';
import { RangeUpdater } from '../core/updateSelections/RangeUpdater';
import { CommandServerApi } from '../libs/vscode-common/getExtensionApi';
import KeyboardCommands from '../keyboard/KeyboardCommands';
import { ModifierStage } from '../processTargets/PipelineStages.types';
import { TestCaseRecorder } from '../testUtil/TestCaseRecorder';
import { Target } from './target.types';
import { FullRangeInfo } from './updateSelections';

export interface Token extends FullRangeInfo {
  editor: TextEditor;
  displayLine: number;
}

export interface ProcessedTargetsContext {
  actionPrePositionStages: ModifierStage[];
  actionFinalStages: ModifierStage[];
  currentSelections: SelectionWithEditor[];
  currentEditor: TextEditor | undefined;
  hatTokenMap: ReadOnlyHatMap;
  thatMark: Target[];
  sourceMark: Target[];
  getNodeAtLocation: (document: TextDocument, range: Range) => SyntaxNode;
}

export interface SelectionWithEditor {
  selection: Selection;
  editor: TextEditor;
}

export interface RangeWithEditor {
  range: Range;
  editor: TextEditor;
}

export interface SelectionContext {
  containingListDelimiter?: string;
  removalRange?: Range;
  interiorRange?: Range;
  leadingDelimiterRange?: Range;
  trailingDelimiterRange?: Range;
}

export type SelectionWithEditorWithContext = {
  selection: SelectionWithEditor;
  context: SelectionContext;
};

export interface SelectionWithContext {
  selection: Selection;
  context: SelectionContext;
}

export interface Graph {
  readonly actions: ActionRecord;
  readonly editStyles: EditStyles;
  readonly hatTokenMap: HatTokenMap;
  readonly snippets: Snippets;
  readonly rangeUpdater: RangeUpdater;
  readonly decorations: Decorations;
  readonly fontMeasurements: FontMeasurements;
  readonly commandServerApi: CommandServerApi | null;
  readonly getNodeAtLocation: (document: TextDocument, range: Range) => SyntaxNode;
  readonly debug: Debug;
  readonly testCaseRecorder: TestCaseRecorder;
  readonly cheatsheet: Cheatsheet;
  readonly statusBarItem: StatusBarItem;
  readonly keyboardCommands: KeyboardCommands;
}

export type NodeMatcherValue = {
  node: SyntaxNode;
  selection: SelectionWithContext;
};

export type NodeMatcherAlternative = NodeMatcher | string[] | string;

export type NodeMatcher = (
  selection: SelectionWithEditor,
  node: SyntaxNode,
) => NodeMatcherValue[] | null;

export type NodeFinder = (node: SyntaxNode, selection?: Selection) => SyntaxNode | null;

export type SelectionExtractor = (editor: TextEditor, nodes: SyntaxNode) => SelectionWithContext;

export interface Edit {
  range: Range;
  text: string;
  isReplace?: boolean;
}

export interface EditWithRangeUpdater extends Edit {
  updateRange: (range: Range) => Range;
}

export type TextFormatterName = 'camelCase' | 'pascalCase' | 'snakeCase' | 'upperSnakeCase';
