/**
 * Applies one change to many ranges.
 *
 * @module
 */

import { ExtendedTextDocumentChangeEvent, FullRangeInfo } from '../../typings/updateSelections';

/**
 * Moves ranges along with a document change. Ranges after it are shifted; those that overlap or
 * touch it are left to the function for that case.
 *
 * @param changeEvent - The change, with the edits that count as replacements.
 * @param rangeInfoGenerator - Yields the ranges, which are changed in place.
 */
export declare function updateRangeInfos(
  changeEvent: ExtendedTextDocumentChangeEvent,
  rangeInfoGenerator: Generator<FullRangeInfo, void, unknown>,
): void;
