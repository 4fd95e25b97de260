import { hatKey } from '#engine/hats/hat-styles.ts';
import { createState } from '#engine/state/create-state.ts';
import type { EngineState, Hat } from '#engine/model/engine-state.ts';
import { refreshHats } from '#engine/hats/allocate-hats.ts';
import { untypedTarget } from '#engine/targets/untyped-target.ts';
import { documentOf } from '#engine/text/document.ts';
import { toRange } from '#shared/text/text-lines.ts';
import type { PositionRange } from '#shared/text/position.ts';
import type { CaseState } from '#engine/examples/recorded-case.ts';

/**
 * An example's initial state, from which an editor can start. `marks` are the example's own hats,
 * which stay where they are; the engine allocates all others.
 */
export interface ExampleStart extends CaseState {
  /** The VS Code language identifier, such as "typescript". */
  readonly languageId: string;
}

/**
 * Creates an example's initial state, with the example's own hats where they are drawn and the
 * engine's hats on the other tokens.
 */
export function createStartState(start: ExampleStart): EngineState {
  const { marks, thatMark, sourceMark } = start;
  const state = refreshHats({ ...createState(start), hats: marks });
  const document = documentOf(state);
  const toTargets = (ranges: readonly PositionRange[]) =>
    ranges.length > 0 ? ranges.map((range) => untypedTarget(toRange(document, range))) : undefined;
  return {
    ...state,
    hats: withMarks(state.hats, marks),
    thatMark: toTargets(thatMark),
    sourceMark: toTargets(sourceMark),
  };
}

/**
 * Adds an example's hats, which override the engine's: other hats on the same tokens are removed,
 * and so are the same hats on other tokens.
 */
function withMarks(hats: readonly Hat[], marks: readonly Hat[]) {
  const keysOf = ({ hat, character, range: { start } }: Hat) => [
    hatKey(hat, character),
    `${start.line}:${start.character}`,
  ];
  const taken = new Set(marks.flatMap(keysOf));
  const others = hats.filter((hat) => !keysOf(hat).some((key) => taken.has(key)));
  return [...others, ...marks].sort(
    ({ range: one }, { range: other }) =>
      one.start.line - other.start.line || one.start.character - other.start.character,
  );
}
