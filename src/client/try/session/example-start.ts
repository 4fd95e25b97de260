import type { CaseMark } from '#shared/examples/recorded-case.ts';
import type { PositionRange } from '#shared/text/position.ts';
import type { Selection } from '#shared/text/position.ts';

/** An example's initial state for the editor, with the engine's positions. */
export interface ExampleStart {
  readonly text: string;
  /** The editor's language identifier, such as "typescript". */
  readonly languageId: string;
  readonly selections: readonly Selection[];
  readonly clipboard?: string;
  /** Hats that must stay where they are; the engine allocates all others. */
  readonly marks: readonly CaseMark[];
  readonly thatMark: readonly PositionRange[];
  readonly sourceMark: readonly PositionRange[];
}
