import { TextDocument } from '../libs/common';
import { Graph, Token } from '../typings/Types';
import { HatStyleName } from './commandRunner/typings/hatStyles.types';
export interface ReadOnlyHatMap {
  getEntries(): [string, Token][];
  getToken(hatStyle: HatStyleName, character: string): Token;
}
export declare class IndividualHatMap implements ReadOnlyHatMap {
  private graph: Graph;
  private isExpired: boolean;
  private documentTokenLists: Map<string, Token[]>;
  private deregisterFunctions: (() => void)[];
  private map: {
    [decoratedCharacter: string]: Token;
  };
  constructor(graph: Graph);
  private getDocumentTokenList(document: TextDocument): Token[];
  clone(): IndividualHatMap;
  getEntries(): [string, Token][];
  private addTokenByKey(key: string, token: Token): void;
  addToken(hatStyle: HatStyleName, character: string, token: Token): void;
  getToken(hatStyle: HatStyleName, character: string): Token;
  clear(): void;
  checkExpired(): void;
  dispose(): void;
}
