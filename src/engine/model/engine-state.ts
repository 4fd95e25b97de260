import type { HatStyle } from '#shared/hats.ts';
import type { PositionRange, Selection } from '#shared/text/position.ts';
import type { Target } from './target.ts';

/** An editor at one moment: plain immutable data, so that undo is keeping the state before. */
export interface EngineState {
  readonly text: string;
  /** The editor's name of the language, such as "typescript" or "plaintext". */
  readonly languageId: string;
  /** At least one, in the order of the text. */
  readonly selections: readonly Selection[];
  readonly clipboard?: string;
  /** In the order of the text. */
  readonly hats: readonly Hat[];
  /** What "that" stands for; undefined before the first command. */
  readonly thatMark?: readonly Target[];
  /** What "source" stands for; undefined before the first command that has one. */
  readonly sourceMark?: readonly Target[];
  /** What "shuffle" draws its order from; each shuffle changes it. */
  readonly seed: number;
}

/** A token and the character that wears its hat: the first one in the token that is said so. */
export interface Hat {
  readonly hat: HatStyle;
  /** As it is said: without case and accents; "[unk]" for a character without a name. */
  readonly character: string;
  /** The token. */
  readonly range: PositionRange;
}
