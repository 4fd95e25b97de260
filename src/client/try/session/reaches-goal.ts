import type { EngineState } from '#engine/model/engine-state.ts';
import { documentOf } from '#engine/text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';

/** Start and goal of a task. */
export interface Task {
  readonly start: EngineState;
  readonly goal: EngineState;
}

/**
 * Whether a state is the goal, whatever was said. Only changes that the task makes count: if the
 * text changes, the cursor may be anywhere.
 */
export function reachesGoal(state: EngineState, { start, goal }: Task): boolean {
  if (state.text !== goal.text) return false;
  const isClipboardRight = goal.clipboard === undefined || state.clipboard === goal.clipboard;
  const isTextTheGoal = goal.text !== start.text;
  return isClipboardRight && (isTextTheGoal || selectedIn(state) === selectedIn(goal));
}

/** Returns the selections without their order and direction, for comparison. */
function selectedIn(state: EngineState): string {
  const document = documentOf(state);
  const ranges = state.selections.map((selection) => selectionRange(document, selection));
  return ranges
    .map(({ start, end }) => `${start}-${end}`)
    .sort()
    .join();
}
