/**
 * Commands that an action can hand its targets to.
 *
 * @module
 */

/** The identifiers of such commands, independent of the editor. */
export type CommandId =
  | 'clipboardCopy'
  | 'fold'
  | 'unfold'
  | 'toggleLineComment'
  | 'indentLine'
  | 'outdentLine'
  | 'rename'
  | 'showReferences'
  | 'quickFix'
  | 'revealDefinition'
  | 'revealTypeDefinition'
  | 'showHover'
  | 'showDebugHover'
  | 'extractVariable';
