/**
 * A single assignment of hats to tokens.
 *
 * @module
 */

import { TextDocument } from '../libs/common';
import { Graph, Token } from '../typings/Types';
import { HatStyleName } from './commandRunner/typings/hatStyles.types';

/** What commands may do with a map of hats. */
export interface ReadOnlyHatMap {
  /**
   * Lists all hats in use.
   *
   * @returns Pairs of a key, made of style and character, and a token.
   */
  getEntries(): [string, Token][];

  /**
   * Finds the token that wears a hat.
   *
   * @param hatStyle - The color and shape of the hat.
   * @param character - The character under the hat.
   */
  getToken(hatStyle: HatStyleName, character: string): Token;
}

/** One assignment of hats to tokens, whose ranges follow the edits of their documents. */
export declare class IndividualHatMap implements ReadOnlyHatMap {
  private graph: Graph;
  private isExpired: boolean;
  private documentTokenLists: Map<string, Token[]>;
  private deregisterFunctions: (() => void)[];
  private map: {
    [decoratedCharacter: string]: Token;
  };

  /**
   * Creates the {@link IndividualHatMap} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `rangeUpdater`.
   */
  constructor(graph: Graph);
  private getDocumentTokenList(document: TextDocument): Token[];

  /** Copies the map; the copy keeps its assignment when hats are handed out again. */
  clone(): IndividualHatMap;

  /**
   * Lists all hats in use.
   *
   * @returns Pairs of a key, made of style and character, and a token.
   * @throws An error when the map has been disposed of.
   */
  getEntries(): [string, Token][];
  private addTokenByKey(key: string, token: Token): void;

  /**
   * Records that a token wears a hat.
   *
   * @param hatStyle - The color and shape of the hat.
   * @param character - The character under the hat.
   * @param token - The token.
   */
  addToken(hatStyle: HatStyleName, character: string, token: Token): void;

  /**
   * Finds the token that wears a hat. The character is first reduced in the way the user's settings
   * for accents and case ask for.
   *
   * @param hatStyle - The color and shape of the hat.
   * @param character - The character under the hat.
   * @throws An error when the map has been disposed of.
   */
  getToken(hatStyle: HatStyleName, character: string): Token;

  /** Forgets all hats and stops following their documents. */
  clear(): void;

  /**
   * Makes sure that the map may still be used.
   *
   * @throws An error when the map has been disposed of.
   */
  checkExpired(): void;

  /** Makes the map unusable and stops following documents. */
  dispose(): void;
}
