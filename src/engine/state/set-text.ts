import { difference } from '../edits/difference.ts';
import { moveRange } from '../edits/move-range.ts';
import { moveHats } from '../hats/move-hats.ts';
import { refreshHats } from '../hats/allocate-hats.ts';
import { createDocument, documentOf, toSelection } from '../text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { isReversed, type Selection } from '#shared/text/position.ts';
import type { EngineState } from '../model/engine-state.ts';
import type { Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** Sets the text as if it were typed: hats, selections, "that" and "source" move along with it. */
export function setText(state: EngineState, text: string): EngineState {
  return refreshHats(moveText(state, text));
}

/**
 * Like `setText`, but without new hats, so that a keystroke appears at once; `refreshHats`
 * allocates them later. If `selections` are passed in, they replace the moved ones.
 */
export function moveText(
  state: EngineState,
  text: string,
  selections?: readonly Selection[],
): EngineState {
  const before = documentOf(state);
  const after = createDocument(text, state.languageId);
  const edit = difference(state.text, text);
  const move = (range: Range) => moveRange(range, [edit]);
  const moved = state.selections.map((selection) =>
    toSelection(after, move(selectionRange(before, selection)), isReversed(selection)),
  );
  const { thatMark, sourceMark } = state;
  return {
    ...state,
    text,
    hats: moveHats(state, [[edit]], after),
    selections: selections ?? moved,
    thatMark: thatMark?.map((target) => moveTarget(target, move)),
    sourceMark: sourceMark?.map((target) => moveTarget(target, move)),
  };
}

/** Applies a function to each range of a target. */
function moveTarget(target: Target, move: (range: Range) => Range): Target {
  const { leading, trailing, removal, interior, boundary, of } = target;
  return {
    ...target,
    content: move(target.content),
    leading: leading && move(leading),
    trailing: trailing && move(trailing),
    removal: removal && move(removal),
    interior: interior && move(interior),
    boundary: boundary && [move(boundary[0]), move(boundary[1])],
    of: of && moveTarget(of, move),
  };
}
