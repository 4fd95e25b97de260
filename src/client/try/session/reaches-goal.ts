import type { EngineState } from '#engine/model/engine-state.ts';
import { isReversed, type Selection } from '#shared/text/position.ts';
import type { ExampleStart } from '#client/try/session/example-start.ts';

/** Start and goal of a task. */
export interface Task {
  readonly start: ExampleStart;
  readonly goal: ExampleStart;
}

/**
 * Whether a state is the goal, whatever was said. Only changes that the task makes count: if the
 * text changes, the cursor may be anywhere.
 */
export function reachesGoal(state: EngineState, { start, goal }: Task): boolean {
  if (state.text !== goal.text) return false;
  const isClipboardRight = goal.clipboard === undefined || state.clipboard === goal.clipboard;
  const isTextTheGoal = goal.text !== start.text;
  return (
    isClipboardRight && (isTextTheGoal || selected(state.selections) === selected(goal.selections))
  );
}

/** Returns selections without their direction, for comparison. */
function selected(selections: readonly Selection[]): string {
  return JSON.stringify(selections.map(extentOf).sort());
}

function extentOf(selection: Selection): string {
  const { anchor, active } = selection;
  const places = [anchor, active].map(({ line, character }) => [line, character]);
  return JSON.stringify(isReversed(selection) ? places.reverse() : places);
}
