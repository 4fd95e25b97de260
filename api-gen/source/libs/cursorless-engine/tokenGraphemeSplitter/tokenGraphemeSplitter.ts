import { Listener, TokenHatSplittingMode, Disposable, Notifier } from '../../common';
export declare const UNKNOWN = '[unk]';
export declare const GRAPHEME_SPLIT_REGEX: RegExp;
export declare class TokenGraphemeSplitter {
  private disposables: Disposable[];
  private algorithmChangeNotifier: Notifier<[]>;
  private tokenHatSplittingMode: TokenHatSplittingMode;
  constructor();
  private updateTokenHatSplittingMode(): void;
  getTokenGraphemes: (token: string) => Grapheme[];
  normalizeGrapheme(rawGraphemeText: string): string;
  registerAlgorithmChangeListener: (listener: Listener<[]>) => Disposable;
  dispose(): void;
}
export interface Grapheme {
  text: string;
  tokenStartOffset: number;
  tokenEndOffset: number;
}
