/**
 * Finds the scopes in a range.
 *
 * @module
 * @primaryExport
 */
import { Range, TextEditor } from '../../../libs/common';
import { TargetScope } from './scope.types';
import { ScopeHandler } from './scopeHandler.types';

/**
 * Lists the scopes that share text with a range; merely touching it is not enough.
 *
 * @param scopeHandler - Knows the scopes of one type.
 * @param editor - The editor that shows the document.
 * @param range - Where to look.
 * @returns The scopes in the order of the text.
 */
declare function getScopesOverlappingRange(
  scopeHandler: ScopeHandler,
  editor: TextEditor,
  range: Range,
): TargetScope[];

export default getScopesOverlappingRange;
