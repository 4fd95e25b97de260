import type { CaseMark } from '#shared/examples/recorded-case.ts';
import type { PositionRange } from '#shared/text/position.ts';
import type { Selection } from '#shared/text/position.ts';

/** What an example begins with, as the editor takes it over. Places are counted as the engine does. */
export interface ExampleStart {
  readonly text: string;
  /** The editor's name of the language, such as "typescript". */
  readonly languageId: string;
  readonly selections: readonly Selection[];
  readonly clipboard?: string;
  /** Hats that must be where they are; all other tokens get theirs from the engine. */
  readonly marks: readonly CaseMark[];
  readonly thatMark: readonly PositionRange[];
  readonly sourceMark: readonly PositionRange[];
}
