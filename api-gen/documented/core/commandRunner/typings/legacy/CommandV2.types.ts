/**
 * The second version of the command format.
 *
 * @module
 */

import type { PartialTargetDescriptorV2 } from './targetDescriptorV2.types';

/** The identifiers of the actions when this version was current. */
type ActionType =
  | 'callAsFunction'
  | 'clearAndSetSelection'
  | 'copyToClipboard'
  | 'cutToClipboard'
  | 'deselect'
  | 'editNew'
  | 'editNewLineAfter'
  | 'editNewLineBefore'
  | 'executeCommand'
  | 'extractVariable'
  | 'findInWorkspace'
  | 'foldRegion'
  | 'followLink'
  | 'generateSnippet'
  | 'getText'
  | 'highlight'
  | 'indentLine'
  | 'insertCopyAfter'
  | 'insertCopyBefore'
  | 'insertEmptyLineAfter'
  | 'insertEmptyLineBefore'
  | 'insertEmptyLinesAround'
  | 'insertSnippet'
  | 'moveToTarget'
  | 'outdentLine'
  | 'pasteFromClipboard'
  | 'randomizeTargets'
  | 'remove'
  | 'rename'
  | 'replace'
  | 'replaceWithTarget'
  | 'revealDefinition'
  | 'revealTypeDefinition'
  | 'reverseTargets'
  | 'rewrapWithPairedDelimiter'
  | 'scrollToBottom'
  | 'scrollToCenter'
  | 'scrollToTop'
  | 'setSelection'
  | 'setSelectionAfter'
  | 'setSelectionBefore'
  | 'showDebugHover'
  | 'showHover'
  | 'showQuickFix'
  | 'showReferences'
  | 'sortTargets'
  | 'swapTargets'
  | 'toggleLineBreakpoint'
  | 'toggleLineComment'
  | 'unfoldRegion'
  | 'wrapWithPairedDelimiter'
  | 'wrapWithSnippet';

/** The action that a command asks for. */
interface ActionCommand {
  /** Which action. */
  name: ActionType;

  /** Further arguments. */
  args?: unknown[];
}

/** A command of version 2, in which targets got lists of modifiers. */
export interface CommandV2 {
  /** The version of the format; always `2`. */
  version: 2;

  /** What the user said. */
  spokenForm?: string;

  /** Whether hats mean what they meant when the phrase began. */
  usePrePhraseSnapshot: boolean;

  /** What to do. */
  action: ActionCommand;

  /** What to do it to. */
  targets: PartialTargetDescriptorV2[];
}
