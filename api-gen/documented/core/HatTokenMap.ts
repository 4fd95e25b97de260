/**
 * Which hat belongs to which token.
 *
 * @module
 */

import type { Graph } from '../typings/Types';
import { HatAllocator } from './HatAllocator';
import { IndividualHatMap, ReadOnlyHatMap } from './IndividualHatMap';

/**
 * Finds the token under a hat. Hats move while the user speaks, so beside the current map it keeps
 * the one from the beginning of the phrase.
 */
declare class HatTokenMap {
  private graph: Graph;
  private activeMap: IndividualHatMap;
  private prePhraseMapSnapshot?: IndividualHatMap;
  private prePhraseMapsSnapshotTimestamp: bigint | null;
  private lastSignalVersion: string | null;
  private hatAllocator: HatAllocator;

  /**
   * Creates the {@link HatTokenMap} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `commandServerApi` and `debug`.
   */
  constructor(graph: Graph);

  /** Hands out the first hats. */
  init(): Promise<void>;

  /** Hands out hats again, without waiting. */
  addDecorations(): Promise<void>;
  private getActiveMap(): Promise<IndividualHatMap>;

  /**
   * Returns the map to use for one command. Do not keep it: it does not stay valid.
   *
   * @param usePrePhraseSnapshot - Whether to use the map from the beginning of the phrase.
   * @returns The snapshot, or the current map with a message on the console if there is no usable
   *   snapshot.
   */
  getReadableMap(usePrePhraseSnapshot: boolean): Promise<ReadOnlyHatMap>;

  /** Releases the current map and the snapshot. */
  dispose(): void;
  private maybeTakePrePhraseSnapshot(): Promise<void>;
  private takePrePhraseSnapshot(): void;
}

export default HatTokenMap;
