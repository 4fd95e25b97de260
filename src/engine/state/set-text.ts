import { difference } from '../edits/difference.ts';
import { moveRange } from '../edits/move-range.ts';
import { moveHats } from '../hats/move-hats.ts';
import { refreshHats } from '../hats/refresh-hats.ts';
import { moveTarget } from '../targets/move-target.ts';
import { createDocument, documentOf, toSelection } from '../text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { isReversed, type Selection } from '#shared/text/position.ts';
import type { EngineState } from '../model/engine-state.ts';

/** Sets the text as if it were typed: hats, selections, "that" and "source" move along with it. */
export function setText(state: EngineState, text: string): EngineState {
  return refreshHats(moveText(state, text));
}

/**
 * Does the same without new hats, to show a keystroke at once; `refreshHats` allocates them later.
 * Selections can be passed in instead of moving.
 */
export function moveText(
  state: EngineState,
  text: string,
  selections?: readonly Selection[],
): EngineState {
  const before = documentOf(state);
  const after = createDocument(text, state.languageId);
  const edit = difference(state.text, text);
  const moved = state.selections.map((selection) =>
    toSelection(after, moveRange(selectionRange(before, selection), [edit]), isReversed(selection)),
  );
  const { thatMark, sourceMark } = state;
  return {
    ...state,
    text,
    hats: moveHats(state, [[edit]], after),
    selections: selections ?? moved,
    thatMark: thatMark?.map((target) => moveTarget(target, [edit])),
    sourceMark: sourceMark?.map((target) => moveTarget(target, [edit])),
  };
}

/** Moves the cursor as if by hand; tokens near it may get shorter names. */
export function setSelections(state: EngineState, selections: readonly Selection[]): EngineState {
  return refreshHats({ ...state, selections });
}
