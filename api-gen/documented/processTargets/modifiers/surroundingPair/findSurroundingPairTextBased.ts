/**
 * Finds pairs in plain text.
 *
 * @module
 */
import { Range, TextEditor } from '../../../libs/common';
import {
  SimpleSurroundingPairName,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SurroundingPairInfo } from './extractSelectionFromSurroundingPairOffsets';

/**
 * Searches a window around the selection that grows step by step to nearly fifty thousand
 * characters. Used for languages without a parser and within strings and comments. Which side a
 * quote is has to be guessed from the quotes before it on the line.
 *
 * @param editor - The editor that shows the document.
 * @param range - Where to look.
 * @param allowableRange - The part of the document that must not be left, such as a string; `null`
 * for none.
 * @param delimiters - Names of the pairs that count.
 * @param scopeType - What kind of pair was asked for.
 * @returns The pair, or `null` when there is none.
 */
export declare function findSurroundingPairTextBased(
  editor: TextEditor,
  range: Range,
  allowableRange: Range | null,
  delimiters: SimpleSurroundingPairName[],
  scopeType: SurroundingPairScopeType,
): SurroundingPairInfo | null;
