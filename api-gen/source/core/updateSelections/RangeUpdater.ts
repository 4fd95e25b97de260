import type { TextDocument } from '../../libs/common';
import type { Disposable } from '../../libs/common/ide/types/ide.types';
import type { Edit } from '../../typings/Types';
import { FullRangeInfo } from '../../typings/updateSelections';
export declare class RangeUpdater {
  private rangeInfoLists: Map<string, FullRangeInfo[][]>;
  private replaceEditLists: Map<string, Edit[][]>;
  private disposable: Disposable;
  constructor();
  private getDocumentRangeInfoLists(document: TextDocument): FullRangeInfo[][];
  private getDocumentReplaceEditLists(document: TextDocument): Edit[][];
  registerRangeInfoList(document: TextDocument, rangeInfoList: FullRangeInfo[]): () => void;
  registerReplaceEditList(document: TextDocument, replaceEditList: Edit[]): () => void;
  private documentRangeInfoGenerator(
    document: TextDocument,
  ): Generator<FullRangeInfo, void, unknown>;
  private listenForDocumentChanges(): void;
  dispose(): void;
}
