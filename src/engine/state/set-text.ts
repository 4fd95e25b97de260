import { difference } from '../edits/difference.ts';
import { moveRange } from '../edits/move-range.ts';
import { moveHats } from '../hats/move-hats.ts';
import { refreshHats } from '../hats/allocate-hats.ts';
import { createDocument, documentOf, toSelection } from '../text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { isReversed, type Selection } from '#shared/text/position.ts';
import type { EngineState } from '../model/engine-state.ts';
import type { Edit } from '../model/edit.ts';
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

/** Moves a target along with edits to the text. */
function moveTarget(target: Target, edits: readonly Edit[]): Target {
  return mapRanges(target, (range) => moveRange(range, edits));
}

/** Applies a function to each range of a target. */
function mapRanges(target: Target, change: (range: Range) => Range): Target {
  const { leading, trailing, removal, interior, boundary, of } = target;
  return {
    ...target,
    content: change(target.content),
    leading: leading && change(leading),
    trailing: trailing && change(trailing),
    removal: removal && change(removal),
    interior: interior && change(interior),
    boundary: boundary && [change(boundary[0]), change(boundary[1])],
    of: of && mapRanges(of, change),
  };
}
