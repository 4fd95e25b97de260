import type { EngineState } from '#engine/model/engine-state.ts';
import { documentOf } from '#engine/text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';

/** The state in which a task starts, and the state to reach. */
export interface Task {
  readonly start: EngineState;
  readonly goal: EngineState;
}

/**
 * Whether a state matches the goal, however it was reached. Only what the task changes counts: if
 * the task changes the text, the cursor may be anywhere.
 */
export function reachesGoal(state: EngineState, { start, goal }: Task): boolean {
  if (state.text !== goal.text) return false;
  const isClipboardRight = goal.clipboard === undefined || state.clipboard === goal.clipboard;
  const isTextTheGoal = goal.text !== start.text;
  return isClipboardRight && (isTextTheGoal || selectedIn(state) === selectedIn(goal));
}

/** Returns a key for comparing selections regardless of their order and direction. */
function selectedIn(state: EngineState) {
  const document = documentOf(state);
  const ranges = state.selections.map((selection) => selectionRange(document, selection));
  return ranges
    .map(({ start, end }) => `${start}-${end}`)
    .sort()
    .join();
}
