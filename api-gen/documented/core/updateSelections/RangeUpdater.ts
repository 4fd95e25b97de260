/**
 * Keeps ranges valid while documents change.
 *
 * @module
 */

import type { TextDocument } from '../../libs/common';
import type { Disposable } from '../../libs/common/ide/types/ide.types';
import type { Edit } from '../../typings/Types';
import { FullRangeInfo } from '../../typings/updateSelections';

/** Watches document changes and moves every range that has been registered with it. */
export declare class RangeUpdater {
  private rangeInfoLists: Map<string, FullRangeInfo[][]>;
  private replaceEditLists: Map<string, Edit[][]>;
  private disposable: Disposable;

  /** Creates a {@link RangeUpdater} in its initial state. */
  constructor();
  private getDocumentRangeInfoLists(document: TextDocument): FullRangeInfo[][];
  private getDocumentReplaceEditLists(document: TextDocument): Edit[][];

  /**
   * Keeps the ranges of a list up to date. Ranges may be added to the list later.
   *
   * @param document - The document that contains the ranges.
   * @param rangeInfoList - The ranges; they are changed in place.
   * @returns A function that ends the updating; call it when the ranges are no longer needed.
   */
  registerRangeInfoList(document: TextDocument, rangeInfoList: FullRangeInfo[]): () => void;

  /**
   * Announces insertions that should be treated as replacements: they do not push an empty range at
   * their place to the right. Call it before the edits are made.
   *
   * @param document - The document that will be edited.
   * @param replaceEditList - The edits; an equal edit at the same place is treated alike.
   * @returns A function that ends the announcement; call it after the edits have been made.
   */
  registerReplaceEditList(document: TextDocument, replaceEditList: Edit[]): () => void;
  private documentRangeInfoGenerator(
    document: TextDocument,
  ): Generator<FullRangeInfo, void, unknown>;
  private listenForDocumentChanges(): void;

  /** Stops watching. */
  dispose(): void;
}
