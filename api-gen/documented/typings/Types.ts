/**
 * Types shared across the whole engine: the dependency graph, selections tied to an editor, edits,
 * and the contract of syntax-node matchers.
 *
 * @module
 */
import type makeGraph from '../util/makeGraph';
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

/**
 * A name, number or symbol on screen that can wear a hat, kept up to date while the document
 * changes.
 */
export interface Token extends FullRangeInfo {
  /** The editor in which the token is visible. */
  editor: TextEditor;

  /**
   * The line on which the token appears once folded regions are left out of the count; used to
   * decide how close it is to the cursor.
   */
  displayLine: number;
}

/**
 * Everything the target pipeline needs to know about the state of the editor at the moment a
 * command runs.
 */
export interface ProcessedTargetsContext {
  /** Stages the action asks for that must run before a final "before" or "after" is applied. */
  actionPrePositionStages: ModifierStage[];

  /** Stages the action asks for that run after everything the speaker said. */
  actionFinalStages: ModifierStage[];

  /** The selections to which "this" refers. */
  currentSelections: SelectionWithEditor[];

  /** The focused editor, or `undefined` when no text editor has focus. */
  currentEditor: TextEditor | undefined;

  /**
   * Finds the token under a hat; a frozen copy, so that hats which move during the phrase do not
   * change its meaning.
   */
  hatTokenMap: ReadOnlyHatMap;

  /** Targets on which the previous command acted, to which "that" refers. */
  thatMark: Target[];

  /** Targets from which the previous command took its text, to which "source" refers. */
  sourceMark: Target[];

  /**
   * Returns the smallest syntax node that covers a range of a document; throws when the language
   * has no parser.
   */
  getNodeAtLocation: (document: TextDocument, range: Range) => SyntaxNode;
}

/** A selection together with the editor that holds it. */
export interface SelectionWithEditor {
  /** The selected range and its direction. */
  selection: Selection;

  /** The editor in which the selection lies. */
  editor: TextEditor;
}

/** A range together with the editor that holds it. */
export interface RangeWithEditor {
  /** The stretch of text. */
  range: Range;

  /** The editor in which the range lies. */
  editor: TextEditor;
}

/**
 * What surrounds a matched syntax node and matters when the node is removed, inserted beside or
 * reduced to its inside.
 */
export interface SelectionContext {
  /**
   * Text that separates the items of the list the node belongs to, for example a comma and a space.
   */
  containingListDelimiter?: string;

  /** What to delete instead of the node itself. */
  removalRange?: Range;

  /** The part of the node to which "inside" refers. */
  interiorRange?: Range;

  /** The delimiter before the node. */
  leadingDelimiterRange?: Range;

  /** The delimiter after the node. */
  trailingDelimiterRange?: Range;
}

/** A selection, the editor that holds it and what surrounds it. */
export type SelectionWithEditorWithContext = {
  /** The selection and its editor. */
  selection: SelectionWithEditor;

  /** The surroundings of the selection. */
  context: SelectionContext;
};

/** A selection and what surrounds it, when the editor is known from elsewhere. */
export interface SelectionWithContext {
  /** The selected range and its direction. */
  selection: Selection;

  /** The surroundings of the selection. */
  context: SelectionContext;
}

/**
 * The components of the running extension. Each one is created the first time it is read and
 * receives the graph itself, from which it takes the components it depends on; {@link makeGraph}
 * builds it.
 */
export interface Graph {
  /** The implementation of every action, by name. */
  readonly actions: ActionRecord;

  /** Highlights that briefly show which text an action touched. */
  readonly editStyles: EditStyles;

  /** The current assignment of hats to tokens. */
  readonly hatTokenMap: HatTokenMap;

  /** Snippets of the extension itself, of other extensions and of the user, merged. */
  readonly snippets: Snippets;

  /** Keeps registered ranges correct while a document is being edited. */
  readonly rangeUpdater: RangeUpdater;

  /** Hat shapes and colors as editor decorations, following the user's settings. */
  readonly decorations: Decorations;

  /** Dimensions of the editor font, from which the size of hats is computed. */
  readonly fontMeasurements: FontMeasurements;

  /**
   * The connection over which a voice engine sends commands, or `null` when the command server
   * extension is missing.
   */
  readonly commandServerApi: CommandServerApi | null;

  /** Returns the smallest syntax node that covers a range of a document. */
  readonly getNodeAtLocation: (document: TextDocument, range: Range) => SyntaxNode;

  /** Logs syntax trees and cursor positions when debugging is switched on. */
  readonly debug: Debug;

  /** Writes spoken commands and their effect to test fixtures. */
  readonly testCaseRecorder: TestCaseRecorder;

  /** Opens the page that lists everything that can be said. */
  readonly cheatsheet: Cheatsheet;

  /** The entry in the status bar that gives access to the extension's commands. */
  readonly statusBarItem: StatusBarItem;

  /** A second way in: commands meant to be bound to keys instead of spoken. */
  readonly keyboardCommands: KeyboardCommands;
}

/** One hit of a {@link NodeMatcher}. */
export type NodeMatcherValue = {
  /** The syntax node that was matched. */
  node: SyntaxNode;

  /** The text that stands for the node, with its surroundings. */
  selection: SelectionWithContext;
};

/**
 * The ways in which a language definition may say what a scope looks like: a matcher, one node
 * pattern or several.
 */
export type NodeMatcherAlternative = NodeMatcher | string[] | string;

/**
 * Decides whether a syntax node is an instance of a scope, and which text belongs to it.
 *
 * @param selection - The selection whose surroundings are searched.
 * @param node - The candidate node; callers climb towards the root until a matcher accepts one.
 * @returns The matches, or `null` when the node is not an instance of the scope.
 */
export type NodeMatcher = (
  selection: SelectionWithEditor,
  node: SyntaxNode,
) => NodeMatcherValue[] | null;

/**
 * Goes from one syntax node to a related one, for instance to its parent of a given type.
 *
 * @param node - The node from which to start.
 * @param selection - The selection to be covered, for finders that depend on where the cursor is.
 * @returns The related node, or `null` when there is none.
 */
export type NodeFinder = (node: SyntaxNode, selection?: Selection) => SyntaxNode | null;

/**
 * Decides which text of a matched syntax node is selected and what counts as its surroundings.
 *
 * @param editor - The editor that shows the document.
 * @param nodes - The matched node.
 */
export type SelectionExtractor = (editor: TextEditor, nodes: SyntaxNode) => SelectionWithContext;

/** A replacement of one range of a document by new text. */
export interface Edit {
  /** The text to be replaced; an empty range makes the edit an insertion. */
  range: Range;

  /** The replacement; an empty string makes the edit a deletion. */
  text: string;

  /**
   * Asks that an insertion at an empty selection leaves that selection before the new text,
   * where a normal insertion would push it after.
   */
  isReplace?: boolean;
}

/**
 * An edit that knows which part of its text is the payload and which part is delimiters added
 * around it.
 */
export interface EditWithRangeUpdater extends Edit {
  /**
   * Receives the range that the whole {@link Edit.text} occupies after the edit and returns the
   * part of it without inserted delimiters.
   */
  updateRange: (range: Range) => Range;
}

/** Names of the ways to write several words as one identifier. */
export type TextFormatterName = 'camelCase' | 'pascalCase' | 'snakeCase' | 'upperSnakeCase';
