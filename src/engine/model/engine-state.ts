import type { HatStyle } from '#shared/hats.ts';
import type { PositionRange, Selection } from '#shared/text/position.ts';
import type { Target } from './target.ts';

/** The state of an editor: plain immutable data, so undo only has to restore an earlier state. */
export interface EngineState {
  readonly text: string;
  /** The VS Code language identifier, for example "typescript" or "plaintext". */
  readonly languageId: string;
  /** At least one. Hats and relative line numbers depend on the first. */
  readonly selections: readonly Selection[];
  readonly clipboard?: string;
  /** In document order. */
  readonly hats: readonly Hat[];
  /** What "that" refers to; undefined before the first command and after one that sets none. */
  readonly thatMark?: readonly Target[];
  /** What "source" refers to; undefined unless the last command set it. */
  readonly sourceMark?: readonly Target[];
  /** Random seed for "shuffle"; each shuffle changes it. */
  readonly seed: number;
}

/** A hat on a token. It is above the token's first character that is spoken as `character`. */
export interface Hat {
  readonly hat: HatStyle;
  /** Lowercase and without accents; "[unk]" for a character without a name. */
  readonly character: string;
  /** Range of the token. */
  readonly range: PositionRange;
}
