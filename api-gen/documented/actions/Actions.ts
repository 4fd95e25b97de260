/**
 * The registry that turns an action's identifier into the object that performs it.
 *
 * @module
 */

import { Graph } from '../typings/Types';
import { ActionRecord } from './actions.types';
import {
  ToggleLineComment,
  ExtractVariable,
  IndentLine,
  OutdentLine,
  Rename,
  RevealDefinition,
  RevealTypeDefinition,
  ShowDebugHover,
  ShowHover,
  ShowQuickFix,
  ShowReferences,
  CopyToClipboard,
  Fold,
  Unfold,
} from './SimpleIdeCommandActions';
import { Bring, Move, Swap } from './BringMoveSwap';
import Call from './Call';
import Clear from './Clear';
import { CutToClipboard } from './CutToClipboard';
import Deselect from './Deselect';
import { EditNew, EditNewAfter, EditNewBefore } from './EditNew';
import ExecuteCommand from './ExecuteCommand';
import { FindInWorkspace } from './Find';
import FollowLink from './FollowLink';
import GenerateSnippet from './GenerateSnippet';
import GetText from './GetText';
import Highlight from './Highlight';
import {
  CopyContentAfter as InsertCopyAfter,
  CopyContentBefore as InsertCopyBefore,
} from './InsertCopy';
import {
  InsertEmptyLineAbove as InsertEmptyLineBefore,
  InsertEmptyLineBelow as InsertEmptyLineAfter,
  InsertEmptyLinesAround,
} from './InsertEmptyLines';
import InsertSnippet from './InsertSnippet';
import { PasteFromClipboard } from './PasteFromClipboard';
import Remove from './Remove';
import Replace from './Replace';
import Rewrap from './Rewrap';
import { ScrollToBottom, ScrollToCenter, ScrollToTop } from './Scroll';
import { SetSelection, SetSelectionAfter, SetSelectionBefore } from './SetSelection';
import { Random, Reverse, Sort } from './Sort';
import ToggleBreakpoint from './ToggleBreakpoint';
import Wrap from './Wrap';
import WrapWithSnippet from './WrapWithSnippet';

/**
 * One instance of every action, stored under the identifier by which a command names it. The
 * command runner looks an action up here; actions that are built on others reach them in the same
 * way.
 */
declare class Actions implements ActionRecord {
  private graph: Graph;

  /**
   * Creates the {@link Actions} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /** Wraps the destination in a call to the source: `foo` and `bar` make `foo(bar)`. */
  callAsFunction: Call;

  /** Deletes the content of the targets and leaves a cursor in the place of each. */
  clearAndSetSelection: Clear;

  /** Copies the targets to the clipboard. */
  copyToClipboard: CopyToClipboard;

  /** Copies the targets to the clipboard, then removes them with their delimiters. */
  cutToClipboard: CutToClipboard;

  /** Drops those of the current selections that overlap a target. */
  deselect: Deselect;

  /** Opens a fresh place to type at the targets, for instance a new item or a new line. */
  editNew: EditNew;

  /** Opens a fresh place to type after each target and puts the cursor there. */
  editNewLineAfter: EditNewAfter;

  /** Opens a fresh place to type before each target and puts the cursor there. */
  editNewLineBefore: EditNewBefore;

  /** Selects the targets and runs any command of the editor on them. */
  executeCommand: ExecuteCommand;

  /** Starts the editor's refactoring that pulls an expression out into a variable. */
  extractVariable: ExtractVariable;

  /** Searches the workspace for the target's text. */
  findInWorkspace: FindInWorkspace;

  /** Folds the code at the targets. */
  foldRegion: Fold;

  /** Opens the link in the target or, when there is none, jumps to the definition. */
  followLink: FollowLink;

  /** Opens a new snippet whose body is the target's text. */
  generateSnippet: GenerateSnippet;

  /** Returns the text of the targets and changes nothing. */
  getText: GetText;

  /** Colors the targets until the highlight is moved elsewhere. */
  highlight: Highlight;

  /** Indents the lines of the targets. */
  indentLine: IndentLine;

  /** Duplicates each target downwards. */
  insertCopyAfter: InsertCopyAfter;

  /** Duplicates each target upwards. */
  insertCopyBefore: InsertCopyBefore;

  /** Adds an empty line below each target. */
  insertEmptyLineAfter: InsertEmptyLineAfter;

  /** Adds an empty line above each target. */
  insertEmptyLineBefore: InsertEmptyLineBefore;

  /** Adds an empty line above and one below each target. */
  insertEmptyLinesAround: InsertEmptyLinesAround;

  /** Inserts a named snippet at the targets. */
  insertSnippet: InsertSnippet;

  /** Moves the source to the destination. */
  moveToTarget: Move;

  /** Removes one level of indentation from the lines of the targets. */
  outdentLine: OutdentLine;

  /** Pastes the clipboard at the targets and leaves the cursors where they were. */
  pasteFromClipboard: PasteFromClipboard;

  /** Puts the targets' texts in a random order. */
  randomizeTargets: Random;

  /** Removes the targets together with the delimiters that would be left over. */
  remove: Remove;

  /** Starts the editor's rename at the target. */
  rename: Rename;

  /** Replaces the targets with texts or with counted numbers. */
  replace: Replace;

  /** Copies the source to the destination. */
  replaceWithTarget: Bring;

  /** Jumps to where the symbol in the target is defined. */
  revealDefinition: RevealDefinition;

  /** Jumps to where the type of the symbol in the target is defined. */
  revealTypeDefinition: RevealTypeDefinition;

  /** Puts the targets' texts in the opposite order. */
  reverseTargets: Reverse;

  /** Exchanges the pair of delimiters around the target for another pair. */
  rewrapWithPairedDelimiter: Rewrap;

  /** Scrolls until the target is at the bottom of the window. */
  scrollToBottom: ScrollToBottom;

  /** Scrolls until the target is in the middle of the window. */
  scrollToCenter: ScrollToCenter;

  /** Scrolls until the target is at the top of the window. */
  scrollToTop: ScrollToTop;

  /** Selects the targets. */
  setSelection: SetSelection;

  /** Puts a cursor after each target. */
  setSelectionAfter: SetSelectionAfter;

  /** Puts a cursor before each target. */
  setSelectionBefore: SetSelectionBefore;

  /** Shows the debugger's hover for the target. */
  showDebugHover: ShowDebugHover;

  /** Shows the editor's hover for the target. */
  showHover: ShowHover;

  /** Opens the editor's menu of quick fixes at the target. */
  showQuickFix: ShowQuickFix;

  /** Lists the references to the symbol in the target. */
  showReferences: ShowReferences;

  /** Puts the targets' texts in alphabetical order. */
  sortTargets: Sort;

  /** Exchanges the first list of targets with the second. */
  swapTargets: Swap;

  /** Sets or removes breakpoints at the targets. */
  toggleLineBreakpoint: ToggleBreakpoint;

  /** Comments or uncomments the lines of the targets. */
  toggleLineComment: ToggleLineComment;

  /** Unfolds the code at the targets. */
  unfoldRegion: Unfold;

  /** Puts a pair of delimiters around each target. */
  wrapWithPairedDelimiter: Wrap;

  /** Puts each target into a variable of a named snippet. */
  wrapWithSnippet: WrapWithSnippet;
}
export default Actions;
