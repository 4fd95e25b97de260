import type { EngineState } from '#engine/model/engine-state.ts';
import type { CaseState } from '#engine/examples/recorded-case.ts';

/** Converts a state to the format of examples, without the values of "that" and "source". */
export function toCaseState({ text, selections, hats, clipboard }: EngineState): CaseState {
  return {
    text,
    selections,
    marks: hats,
    thatMark: [],
    sourceMark: [],
    clipboard,
  };
}
