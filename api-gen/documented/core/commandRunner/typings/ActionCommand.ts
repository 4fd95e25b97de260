/**
 * How a command names its action.
 *
 * @module
 */

/** The identifiers of all actions, as commands contain them. */
export type ActionType =
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
export interface ActionCommand {
  /** Which action. */
  name: ActionType;

  /** Further arguments, such as the delimiters for a wrap. */
  args?: unknown[];
}
