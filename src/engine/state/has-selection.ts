import type { EngineState } from '../model/engine-state.ts';

/** Whether some text is selected, rather than only a cursor placed. */
export function hasSelection({ selections }: Pick<EngineState, 'selections'>): boolean {
  return selections.some(
    ({ anchor, active }) => anchor.line !== active.line || anchor.character !== active.character,
  );
}
