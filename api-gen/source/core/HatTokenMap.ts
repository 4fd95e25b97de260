import type { Graph } from '../typings/Types';
import { HatAllocator } from './HatAllocator';
import { IndividualHatMap, ReadOnlyHatMap } from './IndividualHatMap';
declare class HatTokenMap {
  private graph: Graph;
  private activeMap: IndividualHatMap;
  private prePhraseMapSnapshot?: IndividualHatMap;
  private prePhraseMapsSnapshotTimestamp: bigint | null;
  private lastSignalVersion: string | null;
  private hatAllocator: HatAllocator;
  constructor(graph: Graph);
  init(): Promise<void>;
  addDecorations(): Promise<void>;
  private getActiveMap(): Promise<IndividualHatMap>;
  getReadableMap(usePrePhraseSnapshot: boolean): Promise<ReadOnlyHatMap>;
  dispose(): void;
  private maybeTakePrePhraseSnapshot(): Promise<void>;
  private takePrePhraseSnapshot(): void;
}

export default HatTokenMap;
