import type { EngineState } from '../model/engine-state.ts';

/** Whether any text is selected; a cursor alone does not count. */
export function hasSelection({ selections }: Pick<EngineState, 'selections'>): boolean {
  return selections.some(
    ({ anchor, active }) => anchor.line !== active.line || anchor.character !== active.character,
  );
}
