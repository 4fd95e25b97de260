import type { Edit } from '../model/edit.ts';
import { moveRange } from '../edits/move-range.ts';
import type { Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** Moves a target with edits to the text. */
export function moveTarget(target: Target, edits: readonly Edit[]): Target {
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
