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
declare class Actions implements ActionRecord {
  private graph: Graph;
  constructor(graph: Graph);
  callAsFunction: Call;
  clearAndSetSelection: Clear;
  copyToClipboard: CopyToClipboard;
  cutToClipboard: CutToClipboard;
  deselect: Deselect;
  editNew: EditNew;
  editNewLineAfter: EditNewAfter;
  editNewLineBefore: EditNewBefore;
  executeCommand: ExecuteCommand;
  extractVariable: ExtractVariable;
  findInWorkspace: FindInWorkspace;
  foldRegion: Fold;
  followLink: FollowLink;
  generateSnippet: GenerateSnippet;
  getText: GetText;
  highlight: Highlight;
  indentLine: IndentLine;
  insertCopyAfter: InsertCopyAfter;
  insertCopyBefore: InsertCopyBefore;
  insertEmptyLineAfter: InsertEmptyLineAfter;
  insertEmptyLineBefore: InsertEmptyLineBefore;
  insertEmptyLinesAround: InsertEmptyLinesAround;
  insertSnippet: InsertSnippet;
  moveToTarget: Move;
  outdentLine: OutdentLine;
  pasteFromClipboard: PasteFromClipboard;
  randomizeTargets: Random;
  remove: Remove;
  rename: Rename;
  replace: Replace;
  replaceWithTarget: Bring;
  revealDefinition: RevealDefinition;
  revealTypeDefinition: RevealTypeDefinition;
  reverseTargets: Reverse;
  rewrapWithPairedDelimiter: Rewrap;
  scrollToBottom: ScrollToBottom;
  scrollToCenter: ScrollToCenter;
  scrollToTop: ScrollToTop;
  setSelection: SetSelection;
  setSelectionAfter: SetSelectionAfter;
  setSelectionBefore: SetSelectionBefore;
  showDebugHover: ShowDebugHover;
  showHover: ShowHover;
  showQuickFix: ShowQuickFix;
  showReferences: ShowReferences;
  sortTargets: Sort;
  swapTargets: Swap;
  toggleLineBreakpoint: ToggleBreakpoint;
  toggleLineComment: ToggleLineComment;
  unfoldRegion: Unfold;
  wrapWithPairedDelimiter: Wrap;
  wrapWithSnippet: WrapWithSnippet;
}
export default Actions;
