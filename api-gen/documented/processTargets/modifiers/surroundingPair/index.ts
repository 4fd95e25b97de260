/**
 * Finds pairs of delimiters, by the syntax tree or by the text.
 *
 * @module
 */
import { Range, TextEditor } from '../../../libs/common';
import { SurroundingPairScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { SurroundingPairInfo } from './extractSelectionFromSurroundingPairOffsets';

/**
 * Finds the pair of delimiters at a place. Within strings and comments, and in languages without a
 * parser, the plain text is searched; elsewhere, or if that finds nothing, the syntax tree.
 *
 * @param context - Supplies the syntax tree.
 * @param editor - The editor that shows the document.
 * @param range - Where to look.
 * @param scopeType - Which delimiters count and how they have to lie.
 * @returns The pair, or `null` when there is none.
 */
export declare function processSurroundingPair(
  context: ProcessedTargetsContext,
  editor: TextEditor,
  range: Range,
  scopeType: SurroundingPairScopeType,
): SurroundingPairInfo | null;
